/**
 * The Arabic gala: an eight-fold girih lattice round a keel arch, emerald and gold. Arabic has no letter-spacing,
 * because its letters join.
 */
export const galaAr = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" lang="ar" role="img" aria-label="يسرّنا دعوتكم إلى حفل العشاء السنوي، وبحضوركم يكتمل سرورنا">
  <defs>
    <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#b88a3c"/>
      <stop offset=".35" stop-color="#f3dc9f"/>
      <stop offset=".65" stop-color="#d3a757"/>
      <stop offset="1" stop-color="#f0d798"/>
    </linearGradient>
    <linearGradient id="type" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fbebc2"/>
      <stop offset="1" stop-color="#d6ab5c"/>
    </linearGradient>
    <radialGradient id="field" cx="50%" cy="36%" r="68%">
      <stop offset="0" stop-color="#136350"/>
      <stop offset=".6" stop-color="#0b4336"/>
      <stop offset="1" stop-color="#062c23"/>
    </radialGradient>
    <radialGradient id="dusk" cx="50%" cy="50%" r="75%">
      <stop offset=".4" stop-color="#03201a" stop-opacity="0"/>
      <stop offset="1" stop-color="#03201a" stop-opacity=".75"/>
    </radialGradient>
    <path id="strap" d="M61.5 61.5L43.5 54L36 72M36 72L28.5 54L10.5 61.5M10.5 61.5L18 43.5L0 36M0 36L18 28.5L10.5 10.5
      M10.5 10.5L28.5 18L36 0M36 0L43.5 18L61.5 10.5M61.5 10.5L54 28.5L72 36M72 36L54 43.5L61.5 61.5
      M10.5 10.5L0 6.2L-10.5 10.5M10.5 -10.5L6.2 0L10.5 10.5M82.5 10.5L72 6.2L61.5 10.5M61.5 10.5L65.8 0L61.5 -10.5
      M-10.5 61.5L0 65.8L10.5 61.5M10.5 61.5L6.2 72L10.5 82.5M61.5 82.5L65.8 72L61.5 61.5M61.5 61.5L72 65.8L82.5 61.5"/>
    <path id="star" d="M61.5 61.5L43.5 54L36 72L28.5 54L10.5 61.5L18 43.5L0 36L18 28.5L10.5 10.5L28.5 18L36 0L43.5 18L61.5 10.5L54 28.5L72 36L54 43.5Z"/>
    <pattern id="girih" width="72" height="72" patternUnits="userSpaceOnUse" patternTransform="translate(36 36)" fill="none">
      <rect width="72" height="72" fill="#0a3d31"/>
      <use href="#star" fill="#0f5c4a"/>
      <use href="#strap" stroke="#cfa557" stroke-width="4.6"/>
      <use href="#strap" stroke="#08382c" stroke-width="2.2"/>
      <circle cx="36" cy="36" r="4.6" stroke="#cfa557" stroke-width="3.6" stroke-dasharray="1.8 1.813"/>
    </pattern>
    <path id="petal" d="M0-34C11-46 13-60 0-78-13-60-11-46 0-34Z"/>
    <path id="khatam" d="M-14-14H14V14H-14ZM0-19.8 19.8 0 0 19.8-19.8 0Z"/>
    <g id="shamsa" stroke="url(#gold)" fill="none" stroke-width="1.6">
      <circle r="104" stroke-width="1"/>
      <circle r="99" fill="#08382c" fill-opacity=".55"/>
      <g id="half" fill="#e9cb87" fill-opacity=".1">
        <use href="#petal" transform="rotate(0)"/><use href="#petal" transform="rotate(22.5)"/><use href="#petal" transform="rotate(45)"/><use href="#petal" transform="rotate(67.5)"/>
        <use href="#petal" transform="rotate(90)"/><use href="#petal" transform="rotate(112.5)"/><use href="#petal" transform="rotate(135)"/><use href="#petal" transform="rotate(157.5)"/>
        <use href="#petal" transform="rotate(180)"/><use href="#petal" transform="rotate(202.5)"/><use href="#petal" transform="rotate(225)"/><use href="#petal" transform="rotate(247.5)"/>
        <use href="#petal" transform="rotate(270)"/><use href="#petal" transform="rotate(292.5)"/><use href="#petal" transform="rotate(315)"/><use href="#petal" transform="rotate(337.5)"/>
      </g>
      <use href="#half" transform="rotate(11.25) scale(.62)"/>
      <use href="#half" transform="rotate(11.25) scale(1.22)" stroke-opacity=".7"/>
      <use href="#khatam" fill="#e9cb87" stroke="none"/>
      <circle r="8" fill="#0b4336" stroke="none"/>
    </g>
  </defs>
  <rect width="720" height="1008" fill="#062c23"/>
  <rect x="36" y="36" width="648" height="936" fill="url(#girih)"/>
  <rect x="36" y="36" width="648" height="936" fill="url(#dusk)"/>
  <path d="M112 896V392C112 300 152 258 222 222 286 189 336 158 360 108 384 158 434 189 498 222 568 258 608 300 608 392V896Z" fill="url(#field)" stroke="#062c23" stroke-width="18"/>
  <g fill="none" stroke="url(#gold)">
    <path d="M112 896V392C112 300 152 258 222 222 286 189 336 158 360 108 384 158 434 189 498 222 568 258 608 300 608 392V896Z" stroke-width="4"/>
    <path d="M126 882V394C126 310 164 270 230 235 290 203 336 176 360 134 384 176 430 203 490 235 556 270 594 310 594 394V882Z" stroke-width="1"/>
    <rect x="26" y="26" width="668" height="956" stroke-width="3"/>
    <rect x="36" y="36" width="648" height="936" stroke-width="1.4"/>
  </g>
  <use href="#shamsa" transform="translate(360 302) scale(.92)"/>
  <g direction="rtl" text-anchor="middle" font-family="Amiri,'DecoType Naskh','Sakkal Majalla','Noto Naskh Arabic','Geeza Pro','Traditional Arabic',serif" fill="#f0dcab">
    <text x="360" y="476" font-size="33">يسرّنا دعوتكم إلى</text>
    <g fill="url(#type)" font-size="95">
      <text x="360" y="586">حفل العشاء</text>
      <text x="360" y="696">السنوي</text>
    </g>
    <text x="360" y="832" font-size="33">وبحضوركم يكتمل سرورنا</text>
  </g>
  <g fill="url(#type)">
    <path d="M214 773 300 772 300 774ZM506 773 420 772 420 774Z"/>
    <use href="#khatam" transform="translate(360 773) scale(.62)"/>
    <use href="#khatam" transform="translate(322 773) scale(.3)"/>
    <use href="#khatam" transform="translate(398 773) scale(.3)"/>
  </g>
</svg>`;
