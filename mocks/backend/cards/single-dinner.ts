/** A dinner for one guest at a time: candle-light over a laid table, gold line art on aubergine. */
export const singleDinner = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" lang="en" role="img" aria-label="The pleasure of your company: an evening at the long table. A place is laid for you">
  <defs>
    <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#170f24"/>
      <stop offset=".55" stop-color="#2b1533"/>
      <stop offset=".82" stop-color="#43203f"/>
      <stop offset="1" stop-color="#1d1024"/>
    </linearGradient>
    <linearGradient id="gold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#fbe9bd"/>
      <stop offset=".55" stop-color="#e6c27a"/>
      <stop offset="1" stop-color="#c4954a"/>
    </linearGradient>
    <linearGradient id="brass" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#8a6130"/>
      <stop offset=".4" stop-color="#f0d394"/>
      <stop offset="1" stop-color="#8a6130"/>
    </linearGradient>
    <linearGradient id="wax" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#ffeec6"/>
      <stop offset=".3" stop-color="#e9c89a"/>
      <stop offset="1" stop-color="#9a7077"/>
    </linearGradient>
    <linearGradient id="fire" x1="0" y1="1" x2="0" y2="0">
      <stop offset="0" stop-color="#f08a2c"/>
      <stop offset=".35" stop-color="#ffc65a"/>
      <stop offset="1" stop-color="#fff3cf"/>
    </linearGradient>
    <radialGradient id="glow">
      <stop offset="0" stop-color="#ffd88a" stop-opacity=".6"/>
      <stop offset=".25" stop-color="#f3a552" stop-opacity=".26"/>
      <stop offset="1" stop-color="#c2603d" stop-opacity="0"/>
    </radialGradient>
    <radialGradient id="cloth" cx="50%" cy="0" r="80%">
      <stop offset="0" stop-color="#8a4a56" stop-opacity=".8"/>
      <stop offset="1" stop-color="#2a1430" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="edge" gradientUnits="userSpaceOnUse" x1="0" x2="720">
      <stop offset="0" stop-color="#e6c27a" stop-opacity="0"/>
      <stop offset=".5" stop-color="#f4d899" stop-opacity=".9"/>
      <stop offset="1" stop-color="#e6c27a" stop-opacity="0"/>
    </linearGradient>
    <radialGradient id="china" cx="50%" cy="20%" r="80%">
      <stop offset="0" stop-color="#f7dfb4" stop-opacity=".34"/>
      <stop offset="1" stop-color="#c98a74" stop-opacity=".08"/>
    </radialGradient>
    <g id="candle">
      <path d="M-10 4C-10-1 10-1 10 4V142H-10Z" fill="url(#wax)"/>
      <path d="M0 4V-10" stroke="#3a2230" stroke-width="2"/>
      <path d="M0-4C-13-8-15-26-6-42-2-50 1-58 0-70 10-56 17-38 14-22 12-10 6-4 0-4Z" fill="url(#fire)"/>
      <path d="M0-6C-6-10-7-20-3-30 0-36 1-40 1-46 6-36 8-26 6-16 5-10 3-6 0-6Z" fill="#fffbe8"/>
    </g>
    <path id="cup" d="M-19 0H19L15 6C14 16 8 20 5 24 9 28 9 34 4 38H-4C-9 34-9 28-5 24-8 20-14 16-15 6Z"/>
    <path id="foot" d="M-4-26H4C8-22 8-16 5-12 14-8 28-6 30 2 30 7-30 7-30 2-28-6-14-8-5-12-8-16-8-22-4-26Z"/>
    <path id="blade" d="M0 0C28-17 70-15 100 0 70 13 28 14 0 0ZM0 0H78" fill="#2b1533" stroke="#d9b368" stroke-width="3"/>
    <g id="olive">
      <path d="M0 0C60 -22 120 -22 190 4" fill="none" stroke="#d9b368" stroke-width="1.6" stroke-linecap="round"/>
      <use href="#blade" transform="translate(18 -6) rotate(-60) scale(0.47 -0.47)"/>
      <use href="#blade" transform="translate(37 -11) rotate(30) scale(0.48)"/>
      <use href="#blade" transform="translate(56 -14) rotate(-45) scale(0.43 -0.43)"/>
      <use href="#blade" transform="translate(75 -16) rotate(33) scale(0.44)"/>
      <use href="#blade" transform="translate(95 -16) rotate(-36) scale(0.41 -0.41)"/>
      <use href="#blade" transform="translate(115 -14) rotate(38) scale(0.41)"/>
      <use href="#blade" transform="translate(135 -11) rotate(-20) scale(0.39 -0.39)"/>
      <use href="#blade" transform="translate(156 -7) rotate(45) scale(0.37)"/>
      <use href="#blade" transform="translate(178 0) rotate(-12) scale(0.36 -0.36)"/>
      <use href="#blade" transform="translate(190 4) rotate(20) scale(0.32)"/>
      <g fill="#d9b368"><circle cx="62" cy="-24" r="4.5"/><circle cx="104" cy="-3" r="4"/><circle cx="142" cy="-20" r="3.6"/></g>
    </g>
    <g id="arrangement">
      <use href="#olive" transform="translate(360 742) rotate(-90) scale(.72)"/>
      <use href="#olive" transform="translate(354 744) rotate(-120) scale(.6 -.6)"/>
      <use href="#olive" transform="translate(366 744) rotate(-60) scale(.6)"/>
      <use href="#olive" transform="translate(342 752) rotate(-158) scale(.4 -.4)"/>
      <use href="#olive" transform="translate(378 752) rotate(-22) scale(.4)"/>
      <g fill="#3a1a38" stroke="#e2bd74" stroke-width="1.8">
        <path d="M344 756a17 17 0 1 1 12-29l4-8 3 8a17 17 0 0 1-2 29Z"/>
        <path d="M372 760a15 15 0 1 1 12-25l4-6 2 7a15 15 0 0 1-4 24Z"/>
        <path d="M300 752H420C418 784 386 792 372 796 370 806 378 812 390 816V822H330V816C342 812 350 806 348 796 334 792 302 784 300 752Z" fill="#2b1533"/>
        <path d="M306 764H414M348 796H372" stroke-width="1"/>
      </g>
    </g>
    <path id="fork" d="M-12-106V-66C-12-52-6-48 0-46 6-48 12-52 12-66V-106M-4-106V-62M4-106V-62M0-46C-2-8-6 60-6 92-6 104 6 104 6 92 6 60 2-8 0-46Z"/>
    <path id="knife" d="M-5-106C10-92 12-60 9-26H4C4 10 6 60 6 92 6 104-6 104-6 92-6 40-5-40-5-106Z"/>
  </defs>
  <rect width="720" height="1008" fill="url(#night)"/>
  <rect y="800" width="720" height="208" fill="url(#cloth)"/>
  <path d="M0 800H720" stroke="url(#edge)" stroke-width="1.6"/>
  <g fill="url(#glow)">
    <circle cx="88" cy="474" r="150"/>
    <circle cx="168" cy="548" r="150"/>
    <circle cx="242" cy="608" r="150"/>
    <circle cx="478" cy="608" r="150"/>
    <circle cx="552" cy="548" r="150"/>
    <circle cx="632" cy="474" r="150"/>
  </g>
  <use href="#arrangement"/>
    <use href="#candle" transform="translate(88 500)"/>
    <use href="#candle" transform="translate(168 574)"/>
    <use href="#candle" transform="translate(242 634)"/>
    <use href="#candle" transform="translate(478 634)"/>
    <use href="#candle" transform="translate(552 574)"/>
    <use href="#candle" transform="translate(632 500)"/>
  <g fill="url(#brass)">
    <path d="M86 650V818h4V650Z"/>
    <use href="#cup" transform="translate(88 640)"/>
    <use href="#foot" transform="translate(88 824)"/>
    <path d="M166 724V818h4V724Z"/>
    <use href="#cup" transform="translate(168 714)"/>
    <use href="#foot" transform="translate(168 824)"/>
    <path d="M240 784V818h4V784Z"/>
    <use href="#cup" transform="translate(242 774)"/>
    <use href="#foot" transform="translate(242 824)"/>
    <path d="M476 784V818h4V784Z"/>
    <use href="#cup" transform="translate(478 774)"/>
    <use href="#foot" transform="translate(478 824)"/>
    <path d="M550 724V818h4V724Z"/>
    <use href="#cup" transform="translate(552 714)"/>
    <use href="#foot" transform="translate(552 824)"/>
    <path d="M630 650V818h4V650Z"/>
    <use href="#cup" transform="translate(632 640)"/>
    <use href="#foot" transform="translate(632 824)"/>
  </g>
  <g text-anchor="middle" font-family="'Iowan Old Style',Palatino,'Palatino Linotype','Noto Serif',Georgia,serif" fill="#e8cf9c">
    <text x="362" y="142" font-size="20" letter-spacing="4.5">THE PLEASURE OF</text>
    <text x="362" y="174" font-size="20" letter-spacing="4.5">YOUR COMPANY</text>
    <g font-family="'Noto Serif Display','Hoefler Text','Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif" fill="url(#gold)">
      <text x="360" y="280" font-size="92">An evening</text>
      <text x="360" y="342" font-size="44" font-style="italic">at the</text>
      <text x="360" y="434" font-size="92">long table</text>
    </g>
    <text x="360" y="512" font-size="26" font-style="italic">A place is laid for you</text>
  </g>
  <g fill="none" stroke="#d9b368" stroke-width="1.6">
    <use href="#olive" transform="translate(352 104) rotate(184) scale(.6 -.6)"/>
    <use href="#olive" transform="translate(368 104) rotate(-4) scale(.6)"/>
  </g>
  <g fill="none" stroke="#ecca86" stroke-width="2">
    <ellipse cx="360" cy="904" rx="178" ry="50" fill="url(#china)"/>
    <ellipse cx="360" cy="901" rx="168" ry="45" stroke-width=".9" stroke-opacity=".7"/>
    <ellipse cx="360" cy="900" rx="116" ry="28" fill="#2b1533" fill-opacity=".35" stroke-width="1.4"/>
    <use href="#fork" transform="translate(138 902) skewX(-16) scale(1.1 .46)"/>
    <use href="#knife" transform="translate(582 902) skewX(16) scale(-1.1 .46)"/>
  </g>
  <use href="#olive" transform="translate(258 908) rotate(-3) scale(1.08 .9)"/>
</svg>`;
