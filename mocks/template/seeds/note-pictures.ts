const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Tables in a garden, as an organiser would sketch them on a napkin. */
export const seatingSketch = dataUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
<rect width="320" height="180" fill="#e6f0ec"/>
<rect x="108" y="16" width="104" height="26" rx="6" fill="#0f5c4a"/>
<g fill="#fff" stroke="#0f5c4a" stroke-width="3">
<circle cx="66" cy="88" r="24"/><circle cx="160" cy="88" r="24"/><circle cx="254" cy="88" r="24"/>
<circle cx="112" cy="144" r="24"/><circle cx="208" cy="144" r="24"/></g>
<g fill="#e0b862"><circle cx="66" cy="88" r="6"/><circle cx="160" cy="88" r="6"/><circle cx="254" cy="88" r="6"/>
<circle cx="112" cy="144" r="6"/><circle cx="208" cy="144" r="6"/></g></svg>`);

/** The colours of the ribbons. */
export const ribbonSwatches = dataUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120">
<rect width="320" height="120" fill="#faf6ef"/>
<rect x="24" y="20" width="60" height="80" rx="6" fill="#0f5c4a"/><rect x="92" y="20" width="60" height="80" rx="6" fill="#e0b862"/>
<rect x="160" y="20" width="60" height="80" rx="6" fill="#c97b63"/><rect x="228" y="20" width="68" height="80" rx="6" fill="#9dbcb0"/></svg>`);
