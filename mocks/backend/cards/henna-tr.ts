/** A henna night: an ogee medallion among tulips, carnations and saz leaves, in the style of İznik tiles. */
export const hennaTr = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" lang="tr" role="img" aria-label="Kına Gecesi: İrem ve Can. davetlisiniz, sizi de bekleriz">
  <defs>
    <radialGradient id="ground" cx="50%" cy="50%" r="70%">
      <stop offset="0" stop-color="#8e1d33"/>
      <stop offset=".6" stop-color="#741428"/>
      <stop offset="1" stop-color="#4f0b1b"/>
    </radialGradient>
    <radialGradient id="ivory" cx="50%" cy="42%" r="65%">
      <stop offset="0" stop-color="#fffaf0"/>
      <stop offset="1" stop-color="#f6e6cd"/>
    </radialGradient>
    <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#c6923f"/>
      <stop offset=".5" stop-color="#f2d594"/>
      <stop offset="1" stop-color="#c08a38"/>
    </linearGradient>
    <g id="tulip" stroke-linejoin="round">
      <path d="M0 0C-30-4-42-32-34-62-30-80-34-98-44-112-20-104-8-84-4-58H4C8-84 20-104 44-112 34-98 30-80 34-62 42-32 30-4 0 0Z" fill="#e8563f" stroke="#fbead0" stroke-width="2.4"/>
      <path d="M0-2C-19-22-20-72 0-122 20-72 19-22 0-2Z" fill="#fbf1e0" stroke="#741428" stroke-width="1.6"/>
      <path d="M0-16C-8-34-8-60 0-88 8-60 8-34 0-16Z" fill="#2c8f88"/>
      <path d="M-24-20C-30-38-26-58-26-72M24-20C30-38 26-58 26-72" fill="none" stroke="#fbead0" stroke-width="2"/>
      <path d="M-9 4C-9-8 9-8 9 4L0 10Z" fill="#79b9a6"/>
    </g>
    <g id="carnation" stroke-linejoin="round">
      <path d="M0 0L-77 -11 -63 -18 -71 -32 -56 -36 -59 -51 -43 -50 -42 -66 -27 -60 -22 -75 -9 -65 0 -78 9 -65 22 -75 27 -60 42 -66 43 -50 59 -51 56 -36 71 -32 63 -18 77 -11Z" fill="#e8563f" stroke="#fbead0" stroke-width="2.4"/>
      <path d="M-41 -15L-58 -21M-35 -27L-49 -38M-25 -36L-36 -51M-13 -42L-19 -59M0 -44L0 -62M13 -42L19 -59M25 -36L36 -51M35 -27L49 -38M41 -15L58 -21" stroke="#fbead0" stroke-width="2"/>
      <path d="M0 0L-44 -20 -33 -21 -35 -33 -24 -31 -23 -42 -13 -37 -8 -47 0 -39 8 -47 13 -37 23 -42 24 -31 35 -33 33 -21 44 -20Z" fill="#fbf1e0"/>
      <path d="M0 0L-23 -16 -15 -16 -13 -25 -5 -21 0 -28 5 -21 13 -25 15 -16 23 -16Z" fill="#b8263a"/>
      <path d="M-13-14C-5-8 5-8 13-14 12 2 6 10 0 14-6 10-12 2-13-14Z" fill="#2c8f88" stroke="#fbead0" stroke-width="1.8"/>
    </g>
    <g id="saz">
      <path d="M0 0Q-3 -17 -1 -42L8 -42Q5 -45 13 -68L24 -65Q21 -68 34 -89L45 -82Q43 -86 61 -103L70 -94Q69 -98 90 -109L97 -100Q97 -103 120 -107L125 -99Q126 -101 149 -99L153 -91Q153 -93 175 -83L179 -78L190 -70C141 -76 93 -60 70 -52S19 -15 0 0Z" fill="#2c8f88" stroke="#fbead0" stroke-width="2" stroke-linejoin="round"/>
      <path d="M2-3C32-70 108-106 176-76" fill="none" stroke="#fbead0" stroke-width="2" stroke-linecap="round"/>
      <path d="M27 -41L36 -61M50 -62L61 -82M76 -76L92 -95M106 -84L126 -98M138 -85L161 -90" stroke="#fbead0" stroke-width="1.4"/>
    </g>
    <path id="drop" d="M0-7C-12-14-10-30 0-30 10-30 12-14 0-7Z"/>
    <g id="rosette">
      <g fill="#fbf1e0" stroke="#741428" stroke-width="1">
        <use href="#drop"/><use href="#drop" transform="rotate(60)"/><use href="#drop" transform="rotate(120)"/>
        <use href="#drop" transform="rotate(180)"/><use href="#drop" transform="rotate(240)"/><use href="#drop" transform="rotate(300)"/>
      </g>
      <circle r="8" fill="#e8563f"/>
    </g>
    <g id="bud">
      <use href="#saz" transform="translate(-2 2) rotate(-168) scale(.3 -.3)"/>
      <use href="#saz" transform="translate(2 2) rotate(-12) scale(.3)"/>
      <use href="#tulip" transform="scale(.42)"/>
    </g>
    <g id="corner">
      <g fill="none" stroke="#79b9a6" stroke-width="3.4" stroke-linecap="round">
        <path d="M360 938C250 954 106 940 82 800 74 750 74 700 82 642"/>
        <path d="M262 944C210 936 170 920 142 894M82 800C112 796 140 780 148 752M336 940C328 938 322 934 318 926"/>
      </g>
      <use href="#saz" transform="translate(322 932) rotate(-106) scale(1.02)"/>
      <use href="#saz" transform="translate(76 772) rotate(-88) scale(.62 -.62)"/>
      <use href="#tulip" transform="translate(82 640) scale(.94)"/>
      <use href="#carnation" transform="translate(142 894) rotate(-45) scale(1.07)"/>
      <use href="#rosette" transform="translate(150 748) scale(.78)"/>
    </g>
    <g id="foot">
      <use href="#corner"/>
      <use href="#corner" transform="translate(720 0) scale(-1 1)"/>
    </g>
    <path id="medallion" d="M360 152C376 226 452 250 506 308 554 360 574 430 574 504 574 578 554 648 506 700 452 758 376 782 360 856 344 782 268 758 214 700 166 648 146 578 146 504 146 430 166 360 214 308 268 250 344 226 360 152Z"/>
  </defs>
  <rect width="720" height="1008" fill="url(#ground)"/>
  <use href="#foot"/>
  <use href="#foot" transform="translate(0 1008) scale(1 -1)"/>
  <use href="#rosette" transform="translate(82 504) scale(.8)"/>
  <use href="#rosette" transform="translate(638 504) scale(.8)"/>
  <use href="#rosette" transform="translate(360 72)"/>
  <use href="#rosette" transform="translate(360 936)"/>
  <use href="#medallion" fill="#4f0b1b" stroke="#4f0b1b" stroke-width="34" stroke-linejoin="round"/>
  <use href="#medallion" fill="none" stroke="#e8a98a" stroke-width="3.4" stroke-dasharray=".1 10" stroke-linecap="round" transform="translate(360 504) scale(1.04 1.031) translate(-360 -504)"/>
  <use href="#medallion" fill="url(#ivory)" stroke="url(#gold)" stroke-width="4" stroke-miterlimit="12"/>
  <use href="#medallion" fill="none" stroke="#b8263a" stroke-width="1.6" transform="translate(360 504) scale(.94) translate(-360 -504)"/>
  <g fill="#e8563f" stroke="#fbead0" stroke-width="1.6">
    <use href="#drop" transform="translate(360 172) scale(.9 1.2)"/>
    <use href="#drop" transform="translate(360 836) scale(.9 -1.2)"/>
  </g>
  <use href="#bud" transform="translate(360 286)"/>
  <use href="#bud" transform="translate(360 722) scale(1 -1)"/>
  <g fill="none" stroke="url(#gold)">
    <rect x="22" y="22" width="676" height="964" stroke-width="3"/>
    <rect x="31" y="31" width="658" height="946" stroke-width="1"/>
  </g>
  <g text-anchor="middle" font-family="'Iowan Old Style',Palatino,'Palatino Linotype','Noto Serif',Georgia,serif" fill="#741428">
    <text x="362" y="334" font-size="20" letter-spacing="4">DAVETLİSİNİZ</text>
    <g font-family="'Noto Serif Display','Hoefler Text','Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif">
      <text x="360" y="436" font-size="104" font-style="italic">Kına</text>
      <text x="360" y="528" font-size="104" font-style="italic">Gecesi</text>
      <text x="360" y="618" font-size="50" fill="#1f6f6a">İrem &amp; Can</text>
    </g>
    <text x="360" y="674" font-size="24" font-style="italic">Sizi de bekleriz</text>
  </g>
</svg>`;
