/** Layla and Omar's wedding: emerald foliage in two opposite corners, ivory anemones, gold hairlines on cream paper. */
export const laylaOmar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" lang="en" role="img" aria-label="Layla and Omar, together with their families, invite you to their wedding">
  <defs>
    <radialGradient id="paper" cx="50%" cy="44%" r="72%">
      <stop offset="0" stop-color="#fffdf8"/>
      <stop offset=".6" stop-color="#fbf5ea"/>
      <stop offset="1" stop-color="#f1e6d3"/>
    </radialGradient>
    <linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#9c7428"/>
      <stop offset=".5" stop-color="#d0a758"/>
      <stop offset="1" stop-color="#946c22"/>
    </linearGradient>
    <radialGradient id="ivory" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="58">
      <stop offset=".15" stop-color="#d9c8a4"/>
      <stop offset=".55" stop-color="#f8f1e1"/>
      <stop offset="1" stop-color="#fffefb"/>
    </radialGradient>
    <g id="leaf">
      <path d="M0 0C16-27 60-34 100 0 64 31 20 25 0 0Z"/>
      <path d="M0 0C30-5 68-6 100 0 64 31 20 25 0 0Z" fill="#06281f" fill-opacity=".2"/>
      <path d="M4 0C32-5 64-6 92 0" fill="none" stroke="#e9f2ea" stroke-opacity=".55" stroke-width="1.5"/>
    </g>
    <g id="coin">
      <path d="M0 0C6-32 44-44 72-22 90-6 72 28 42 30 18 30 4 16 0 0Z"/>
      <path d="M0 0C28-4 56-6 78 0 74 22 58 30 42 30 18 30 4 16 0 0Z" fill="#1d4a3b" fill-opacity=".12"/>
      <path d="M2 0C26-4 48-6 66-3" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>
    </g>
    <g id="blade">
      <path d="M0 0C28-17 70-15 100 0 70 13 28 14 0 0Z"/>
      <path d="M3 0H92" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.4"/>
    </g>
    <path id="wire" d="M0 0C24-22 66-22 92 0 66 20 24 20 0 0ZM0 0H70" fill="none" stroke="#b98f3e" stroke-width="2.4"/>
    <path id="petal" d="M0 0C-30-14-36-48-16-58-8-62-4-55 2-57 14-62 34-46 28-26 24-12 12-4 0 0Z" fill="url(#ivory)" stroke="#cdba93" stroke-width="1"/>
    <g id="anemone">
      <use href="#petal" transform="rotate(8)"/>
      <use href="#petal" transform="rotate(68)"/>
      <use href="#petal" transform="rotate(128)"/>
      <use href="#petal" transform="rotate(188)"/>
      <use href="#petal" transform="rotate(248)"/>
      <use href="#petal" transform="rotate(308)"/>
      <use href="#petal" transform="rotate(30) scale(.72)"/>
      <use href="#petal" transform="rotate(102) scale(.72)"/>
      <use href="#petal" transform="rotate(174) scale(.72)"/>
      <use href="#petal" transform="rotate(246) scale(.72)"/>
      <use href="#petal" transform="rotate(318) scale(.72)"/>
      <path d="M20.5 0h.1M16 5.8h.1M15.7 13.2h.1M8.5 14.7h.1M3.6 20.2h.1M-3 16.7h.1M-10.2 17.8h.1M-13 10.9h.1M-19.3 7h.1M-17 0h.1M-19.3 -7h.1M-13 -10.9h.1M-10.3 -17.8h.1M-3 -16.7h.1M3.6 -20.2h.1M8.5 -14.7h.1M15.7 -13.2h.1M16 -5.8h.1" stroke="#a87c2b" stroke-width="3.6" stroke-linecap="round"/>
      <circle r="13" fill="#123f33"/>
      <circle r="9" fill="none" stroke="#5b8a72" stroke-width="1.6" stroke-dasharray="1.6 2.6"/>
    </g>
    <g id="ruscus">
      <path d="M0 0C70 -26 170 -34 270 6" fill="none" stroke="#0b4a3c" stroke-width="2.6" stroke-linecap="round"/>
      <use href="#leaf" transform="translate(26 -9) rotate(-62) scale(0.85 -0.85)" fill="#0f5c4a"/>
      <use href="#leaf" transform="translate(50 -14) rotate(36) scale(0.8)" fill="#0b4a3c"/>
      <use href="#leaf" transform="translate(74 -18) rotate(-60) scale(0.71 -0.71)" fill="#1b6b54"/>
      <use href="#leaf" transform="translate(100 -21) rotate(45) scale(0.71)" fill="#0f5c4a"/>
      <use href="#leaf" transform="translate(127 -22) rotate(-48) scale(0.65 -0.65)" fill="#1b6b54"/>
      <use href="#leaf" transform="translate(154 -21) rotate(49) scale(0.63)" fill="#0b4a3c"/>
      <use href="#leaf" transform="translate(182 -18) rotate(-27) scale(0.6 -0.6)" fill="#1b6b54"/>
      <use href="#leaf" transform="translate(211 -12) rotate(49) scale(0.59)" fill="#0f5c4a"/>
      <use href="#leaf" transform="translate(240 -5) rotate(-17) scale(0.56 -0.56)" fill="#0b4a3c"/>
      <use href="#leaf" transform="translate(270 6) rotate(22) scale(0.47)" fill="#0f5c4a"/>
    </g>
    <g id="eucalyptus">
      <path d="M0 0C60 -40 150 -50 250 -14" fill="none" stroke="#6f9682" stroke-width="2" stroke-linecap="round"/>
      <use href="#coin" transform="translate(31 -17) rotate(45) scale(0.54)" fill="#a5c3b1"/>
      <use href="#coin" transform="translate(31 -17) rotate(-93) scale(0.54 -0.54)" fill="#7ba58f"/>
      <use href="#coin" transform="translate(58 -26) rotate(48) scale(0.55)" fill="#8fb3a0"/>
      <use href="#coin" transform="translate(58 -26) rotate(-82) scale(0.55 -0.55)" fill="#7ba58f"/>
      <use href="#coin" transform="translate(87 -33) rotate(54) scale(0.49)" fill="#a5c3b1"/>
      <use href="#coin" transform="translate(87 -33) rotate(-63) scale(0.49 -0.49)" fill="#8fb3a0"/>
      <use href="#coin" transform="translate(118 -36) rotate(58) scale(0.46)" fill="#a5c3b1"/>
      <use href="#coin" transform="translate(118 -36) rotate(-65) scale(0.46 -0.46)" fill="#8fb3a0"/>
      <use href="#coin" transform="translate(150 -36) rotate(67) scale(0.4)" fill="#a5c3b1"/>
      <use href="#coin" transform="translate(150 -36) rotate(-56) scale(0.4 -0.4)" fill="#7ba58f"/>
      <use href="#coin" transform="translate(185 -31) rotate(64) scale(0.37)" fill="#8fb3a0"/>
      <use href="#coin" transform="translate(185 -31) rotate(-47) scale(0.37 -0.37)" fill="#8fb3a0"/>
      <use href="#coin" transform="translate(220 -23) rotate(66) scale(0.31)" fill="#8fb3a0"/>
      <use href="#coin" transform="translate(220 -23) rotate(-36) scale(0.31 -0.31)" fill="#7ba58f"/>
      <use href="#coin" transform="translate(250 -14) rotate(20) scale(0.28)" fill="#8fb3a0"/>
    </g>
    <g id="olive">
      <path d="M0 0C50 -30 130 -40 215 -6" fill="none" stroke="#3f7a61" stroke-width="1.8" stroke-linecap="round"/>
      <use href="#blade" transform="translate(19 -10) rotate(-63) scale(0.58 -0.58)" fill="#5b9077"/>
      <use href="#blade" transform="translate(37 -17) rotate(20) scale(0.55)" fill="#3f7a61"/>
      <use href="#blade" transform="translate(56 -22) rotate(-45) scale(0.57 -0.57)" fill="#2f6b54"/>
      <use href="#blade" transform="translate(77 -25) rotate(29) scale(0.53)" fill="#5b9077"/>
      <use href="#blade" transform="translate(99 -27) rotate(-43) scale(0.51 -0.51)" fill="#5b9077"/>
      <use href="#blade" transform="translate(122 -27) rotate(38) scale(0.47)" fill="#2f6b54"/>
      <use href="#blade" transform="translate(145 -25) rotate(-31) scale(0.46 -0.46)" fill="#3f7a61"/>
      <use href="#blade" transform="translate(170 -20) rotate(52) scale(0.47)" fill="#2f6b54"/>
      <use href="#blade" transform="translate(195 -13) rotate(-11) scale(0.42 -0.42)" fill="#2f6b54"/>
      <use href="#blade" transform="translate(215 -6) rotate(22) scale(0.4)" fill="#3f7a61"/>
    </g>
    <g id="gilt">
      <path d="M0 0C60 -34 140 -44 236 -10" fill="none" stroke="#b98f3e" stroke-width="1.3" stroke-linecap="round"/>
      <use href="#wire" transform="translate(38 -17) rotate(-59) scale(0.47 -0.47)"/>
      <use href="#wire" transform="translate(59 -24) rotate(30) scale(0.46)"/>
      <use href="#wire" transform="translate(81 -28) rotate(-49) scale(0.42 -0.42)"/>
      <use href="#wire" transform="translate(104 -30) rotate(32) scale(0.42)"/>
      <use href="#wire" transform="translate(129 -31) rotate(-41) scale(0.4 -0.4)"/>
      <use href="#wire" transform="translate(154 -29) rotate(50) scale(0.38)"/>
      <use href="#wire" transform="translate(180 -25) rotate(-30) scale(0.37 -0.37)"/>
      <use href="#wire" transform="translate(208 -19) rotate(57) scale(0.37)"/>
      <use href="#wire" transform="translate(236 -10) rotate(20) scale(0.32)"/>
    </g>
    <g id="spray">
      <g opacity=".5">
        <use href="#eucalyptus" transform="translate(140 110) rotate(20) scale(1.1)"/>
        <use href="#eucalyptus" transform="translate(100 140) rotate(79) scale(.92 -.92)"/>
      </g>
      <use href="#gilt" transform="translate(150 100) rotate(9) scale(1.5)"/>
      <use href="#gilt" transform="translate(92 150) rotate(83) scale(1.2 -1.2)"/>
      <use href="#eucalyptus" transform="translate(150 90) rotate(-5) scale(1.25)"/>
      <use href="#eucalyptus" transform="translate(80 150) rotate(99) scale(1.1 -1.1)"/>
      <use href="#olive" transform="translate(160 116) rotate(29) scale(.85)"/>
      <use href="#olive" transform="translate(112 160) rotate(68) scale(.6 -.6)"/>
      <use href="#ruscus" transform="translate(130 78) rotate(0) scale(1.1)"/>
      <use href="#ruscus" transform="translate(70 140) rotate(91) scale(.98 -.98)"/>
      <use href="#ruscus" transform="translate(110 110) rotate(180) scale(.8)"/>
      <use href="#ruscus" transform="translate(110 110) rotate(-92) scale(.8)"/>
      <use href="#olive" transform="translate(110 110) rotate(-140)"/>
      <use href="#anemone" transform="translate(108 104) scale(1.12)"/>
      <use href="#anemone" transform="translate(202 76) rotate(40) scale(.76)"/>
      <use href="#anemone" transform="translate(72 194) rotate(95) scale(.78)"/>
    </g>
  </defs>
  <rect width="720" height="1008" fill="url(#paper)"/>
  <g fill="none" stroke="url(#gold)">
    <rect x="40" y="40" width="640" height="928" stroke-width="1.8"/>
    <rect x="50" y="50" width="620" height="908" stroke-width=".8"/>
  </g>
  <use href="#spray"/>
  <use href="#spray" transform="rotate(180 360 504)"/>
  <g text-anchor="middle" font-family="'Iowan Old Style',Palatino,'Palatino Linotype','Noto Serif',Georgia,serif" fill="#2f5547">
    <text x="362" y="286" font-size="21" letter-spacing="4">TOGETHER WITH</text>
    <text x="362" y="319" font-size="21" letter-spacing="4">THEIR FAMILIES</text>
    <text x="358" y="724" font-size="25" font-style="italic" letter-spacing=".5">invite you to their wedding</text>
    <g font-family="'Noto Serif Display','Hoefler Text','Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif" font-style="italic" fill="#14382d">
      <text x="356" y="464" font-size="132">Layla</text>
      <text x="360" y="551" font-size="56" fill="url(#gold)">&amp;</text>
      <text x="358" y="660" font-size="132">Omar</text>
    </g>
  </g>
  <g fill="none" stroke="#b98f3e" stroke-width="1.2" stroke-linecap="round">
    <path d="M236 533h84M400 533h84"/>
  </g>
</svg>`;
