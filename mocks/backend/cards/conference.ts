/** A conference of ten thousand: speech bubbles, sound waves and a crowd of dots on a grid of five by seven squares. */
export const conference = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" lang="en" role="img" aria-label="Ten Thousand Voices. One room. You are invited">
  <defs>
    <path id="cell" d="M0 0H144V144H0Z"/>
    <path id="bubble" d="M72 0A72 72 0 0 1 72 144H0V72A72 72 0 0 1 72 0Z"/>
    <path id="half" d="M0 0H144A72 72 0 0 1 0 0Z"/>
    <path id="quarter" d="M0 0H144A144 144 0 0 1 0 144Z"/>
    <path id="wave" d="M136 0A136 136 0 0 1 0 136M104 0A104 104 0 0 1 0 104M72 0A72 72 0 0 1 0 72M40 0A40 40 0 0 1 0 40M8 0A8 8 0 0 1 0 8" fill="none" stroke-width="16"/>
    <path id="bars" d="M24 58V86M48 34V110M72 20V124M96 44V100M120 60V84" stroke-width="14" stroke-linecap="round"/>
    <pattern id="choir" width="36" height="36" patternUnits="userSpaceOnUse">
      <circle cx="18" cy="18" r="8.5" fill="#0f5c4a"/>
    </pattern>
  </defs>
  <rect width="720" height="1008" fill="#fbf4e7"/>

  <g id="one-great-voice">
    <path d="M0 0H288V288H0Z" fill="#0f5c4a"/>
    <use href="#bubble" transform="scale(2)" fill="#f4b63f"/>
    <g fill="none" stroke="#17332b" stroke-linecap="round" stroke-dasharray="0 1">
      <circle cx="144" cy="144" r="22" pathLength="6" stroke-width="17"/>
      <circle cx="144" cy="144" r="46" pathLength="12" stroke-width="15"/>
      <circle cx="144" cy="144" r="70" pathLength="20" stroke-width="13"/>
      <circle cx="144" cy="144" r="94" pathLength="28" stroke-width="11"/>
      <circle cx="144" cy="144" r="118" pathLength="38" stroke-width="9"/>
    </g>
    <circle cx="144" cy="144" r="8.5" fill="#ea5a3e"/>
  </g>

  <g id="first-row">
    <use href="#cell" x="288" fill="#ea5a3e"/>
    <use href="#wave" stroke="#fbf4e7" transform="translate(432 0) rotate(90)"/>
    <use href="#cell" x="432" fill="#f4b63f"/>
    <use href="#quarter" x="432" fill="#0f5c4a"/>
    <use href="#cell" x="576" fill="#17332b"/>
    <use href="#bars" x="576" stroke="#f5aea4"/>
  </g>

  <g id="second-row">
    <use href="#cell" x="288" y="144" fill="#17332b"/>
    <use href="#bubble" fill="#f5aea4" transform="translate(432 144) scale(-1 1)"/>
    <path d="M432 144H720V432H432Z" fill="#f5aea4"/>
    <use href="#wave" stroke="#ea5a3e" transform="translate(720 432) rotate(180) scale(2)"/>
  </g>

  <g id="third-row">
    <use href="#cell" y="288" fill="#f5aea4"/>
    <use href="#half" y="288" fill="#ea5a3e"/>
    <use href="#half" y="360" fill="#ea5a3e"/>
    <use href="#cell" x="144" y="288" fill="url(#choir)"/>
    <use href="#cell" x="288" y="288" fill="#f4b63f"/>
    <use href="#bubble" fill="#0f5c4a" transform="translate(432 288) scale(-1 1)"/>
    <use href="#bars" fill="none" stroke="#fbf4e7" transform="translate(324 324) scale(.5)"/>
  </g>

  <g id="last-rows">
    <use href="#cell" x="576" y="720" fill="#0f5c4a"/>
    <use href="#bubble" x="576" y="720" fill="#f5aea4"/>
    <use href="#cell" x="432" y="864" fill="#ea5a3e"/>
    <use href="#wave" stroke="#fbf4e7" transform="translate(432 1008) rotate(-90)"/>
    <use href="#cell" x="576" y="864" fill="#17332b"/>
    <use href="#half" x="576" y="864" fill="#f4b63f"/>
    <use href="#half" x="576" y="936" fill="#f4b63f"/>
  </g>

  <g font-family="'Noto Serif Display',Didot,'Bodoni 72','Iowan Old Style',Palatino,Georgia,serif" fill="#17332b">
    <text font-size="126" font-weight="700" letter-spacing="-3">
      <tspan x="42" y="562">Ten</tspan>
      <tspan x="42" y="679">Thousand</tspan>
      <tspan x="42" y="796">Voices</tspan>
    </text>
  </g>
  <g font-family="'Avenir Next','Helvetica Neue','Segoe UI','Noto Sans',Arial,sans-serif" font-size="30" fill="#17332b">
    <text x="48" y="902" font-weight="700">One room.</text>
    <text x="48" y="942">You are invited.</text>
  </g>
</svg>`;
