/** For an event without a picture: a sealed envelope, with the same word in three languages. */
export const blank = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" role="img" aria-label="A sealed envelope: you are invited, davetlisiniz, أنتم مدعوون">
  <defs>
    <linearGradient id="body" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#efe4d0"/>
      <stop offset="1" stop-color="#f5ecdb"/>
    </linearGradient>
    <linearGradient id="side" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#f7efdf"/>
      <stop offset="1" stop-color="#efe3cd"/>
    </linearGradient>
    <linearGradient id="lower" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f4ead8"/>
      <stop offset="1" stop-color="#fbf5ea"/>
    </linearGradient>
    <linearGradient id="flap" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f8f1e3"/>
      <stop offset="1" stop-color="#fefaf2"/>
    </linearGradient>
    <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#a87c2b"/>
      <stop offset=".5" stop-color="#ddb967"/>
      <stop offset="1" stop-color="#a87c2b"/>
    </linearGradient>
    <radialGradient id="wax" cx="38%" cy="30%" r="78%">
      <stop offset="0" stop-color="#2f8a6f"/>
      <stop offset=".5" stop-color="#0f5c4a"/>
      <stop offset="1" stop-color="#083a2e"/>
    </radialGradient>
    <radialGradient id="well" cx="62%" cy="70%" r="80%">
      <stop offset="0" stop-color="#1c6f59"/>
      <stop offset="1" stop-color="#0a4537"/>
    </radialGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
      <feGaussianBlur stdDeviation="9"/>
    </filter>
    <pattern id="laid" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 .5H5" stroke="#8a6a34" stroke-opacity=".07"/>
    </pattern>
    <path id="point" d="M0-20H720V0L404 494Q360 558 316 494L0 0Z"/>
    <path id="base" d="M0 1008V960L320 520Q360 470 400 520L720 960V1008Z"/>
    <g id="leaf">
      <path d="M0 0C16-27 60-34 100 0 64 31 20 25 0 0Z"/>
      <path d="M0 0C30-5 68-6 100 0 64 31 20 25 0 0Z" fill="#06281f" fill-opacity=".2"/>
      <path d="M4 0C32-5 64-6 92 0" fill="none" stroke="#e9f2ea" stroke-opacity=".5" stroke-width="1.8"/>
    </g>
    <g id="sprig">
      <path d="M0 0C70 -26 170 -34 250 10" fill="none" stroke="#1b5b48" stroke-width="2.4"/>
      <use href="#leaf" transform="translate(85 -19) rotate(-49) scale(0.5 -0.5)" fill="#1b5b48"/>
      <use href="#leaf" transform="translate(104 -21) rotate(40) scale(0.49)" fill="#2f6b54"/>
      <use href="#leaf" transform="translate(123 -21) rotate(-37) scale(0.45 -0.45)" fill="#2f6b54"/>
      <use href="#leaf" transform="translate(143 -20) rotate(39) scale(0.47)" fill="#2f6b54"/>
      <use href="#leaf" transform="translate(162 -18) rotate(-27) scale(0.42 -0.42)" fill="#3f7a61"/>
      <use href="#leaf" transform="translate(181 -15) rotate(47) scale(0.41)" fill="#2f6b54"/>
      <use href="#leaf" transform="translate(201 -10) rotate(-21) scale(0.39 -0.39)" fill="#2f6b54"/>
      <use href="#leaf" transform="translate(219 -4) rotate(57) scale(0.38)" fill="#2f6b54"/>
      <use href="#leaf" transform="translate(238 4) rotate(-10) scale(0.37 -0.37)" fill="#1b5b48"/>
      <use href="#leaf" transform="translate(250 10) rotate(29) scale(0.32)" fill="#2f6b54"/>
    </g>
    <path id="blob" d="M15 -85C27 -83 41 -78 51 -71C62 -65 73 -55 80 -44C86 -32 90 -17 90 -4C90 8 86 22 80 34C75 45 66 55 56 64C47 72 36 80 24 84C12 88 -3 90 -16 89C-29 87 -43 82 -54 75C-64 67 -74 55 -79 43C-85 31 -87 17 -87 4C-87 -8 -84 -22 -79 -33C-74 -45 -68 -58 -58 -66C-49 -74 -36 -81 -24 -84C-11 -87 2 -87 15 -85Z"/>
  </defs>
  <rect width="720" height="1008" fill="url(#body)"/>
  <path d="M0 0 350 500 0 990Z" fill="url(#side)"/>
  <path d="M0 0 350 500 0 990Z" fill="url(#side)" transform="translate(720 0) scale(-1 1)"/>
  <use href="#base" fill="#6b4f22" fill-opacity=".3" filter="url(#soft)" transform="translate(0 -5)"/>
  <use href="#base" fill="url(#lower)"/>
  <use href="#point" fill="#6b4f22" fill-opacity=".42" filter="url(#soft)" transform="translate(0 9)"/>
  <use href="#point" fill="url(#flap)"/>
  <rect width="720" height="1008" fill="url(#laid)"/>
  <g fill="none" stroke="url(#gold)">
    <path d="M0-36 330 474Q360 516 390 474L720-36" stroke-width="1.6"/>
    <path d="M0-50 333 464Q360 500 387 464L720-50" stroke-width=".7"/>
  </g>
  <g transform="translate(360 522)">
    <use href="#sprig" transform="translate(-30 14) rotate(-152) scale(.9 -.9)"/>
    <use href="#sprig" transform="translate(30 -14) rotate(28) scale(.9 -.9)"/>
    <use href="#blob" fill="#3b2a10" fill-opacity=".5" filter="url(#soft)" transform="translate(2 9)"/>
    <use href="#blob" fill="url(#wax)"/>
    <circle r="62" fill="url(#well)" stroke="#063327" stroke-opacity=".6" stroke-width="3"/>
    <circle r="62" fill="none" stroke="#6fb79f" stroke-opacity=".5" stroke-width="1.2" transform="translate(1 1.5)"/>
    <circle r="53" fill="none" stroke="#7cc0aa" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="1 4" stroke-linecap="round"/>
    <g text-anchor="middle" font-family="'Noto Serif Display','Hoefler Text','Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif" font-size="84" font-style="italic">
      <text y="29" fill="#052a20" transform="translate(-1.5 -2)">G</text>
      <text y="29" fill="#e9cb87">G</text>
    </g>
  </g>
  <g text-anchor="middle" font-family="'Iowan Old Style',Palatino,'Palatino Linotype','Noto Serif',Georgia,serif" fill="#4a3d28">
    <text x="358" y="772" font-size="48" font-style="italic" lang="en">You are invited</text>
    <text x="359" y="850" font-size="33" font-style="italic" lang="tr">Davetlisiniz</text>
    <text x="360" y="912" font-size="35" lang="ar" direction="rtl" font-family="Amiri,'DecoType Naskh','Sakkal Majalla','Noto Naskh Arabic','Geeza Pro','Traditional Arabic',serif">أنتم مدعوون</text>
  </g>
  <path d="M296 799.5H348M372 799.5H424M360 794.5 365 799.5 360 804.5 355 799.5Z" fill="url(#gold)" stroke="#b98f3e" stroke-width="1.2"/>
</svg>`;
