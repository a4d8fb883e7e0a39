/** For an event without a card of its own: a quiet meadow under a pale sun. */
export const garden = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 1008" lang="en" role="img" aria-label="With pleasure: you are invited, and we hope that you can come">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f5f6ef"/>
      <stop offset=".55" stop-color="#fbf8ef"/>
      <stop offset="1" stop-color="#eef0e2"/>
    </linearGradient>
    <radialGradient id="sun">
      <stop offset="0" stop-color="#fbe6b8"/>
      <stop offset=".7" stop-color="#fbeac6" stop-opacity=".8"/>
      <stop offset="1" stop-color="#fcefd6" stop-opacity=".55"/>
    </radialGradient>
    <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#eef2e4" stop-opacity="0"/>
      <stop offset="1" stop-color="#e6ecd9"/>
    </linearGradient>
    <path id="blade" d="M-5 0C-8-120-22-240-70-340-30-250-2-130 5 0Z"/>
    <path id="frond" d="M0 0C28-17 70-15 100 0 70 13 28 14 0 0Z"/>
    <path id="cup" d="M0-6C-8-16-21-38-13-53L-6-49 0-55 6-49 13-53C21-38 8-16 0-6Z"/>
    <path id="ray" d="M0-10C-9-18-9-36 0-44 9-36 9-18 0-10Z"/>
    <g id="fern">
      <path d="M0 0C-16-120 10-240 60-340" fill="none" stroke="currentColor" stroke-width="2.4"/>
      <use href="#frond" transform="translate(-4 -43) rotate(-37) scale(0.6)"/>
      <use href="#frond" transform="translate(-4 -43) rotate(-150) scale(0.6 -0.6)"/>
      <use href="#frond" transform="translate(-5 -69) rotate(-35) scale(0.53)"/>
      <use href="#frond" transform="translate(-5 -69) rotate(-146) scale(0.53 -0.53)"/>
      <use href="#frond" transform="translate(-4 -94) rotate(-33) scale(0.48)"/>
      <use href="#frond" transform="translate(-4 -94) rotate(-142) scale(0.48 -0.48)"/>
      <use href="#frond" transform="translate(-3 -119) rotate(-34) scale(0.46)"/>
      <use href="#frond" transform="translate(-3 -119) rotate(-137) scale(0.46 -0.46)"/>
      <use href="#frond" transform="translate(0 -144) rotate(-29) scale(0.44)"/>
      <use href="#frond" transform="translate(0 -144) rotate(-135) scale(0.44 -0.44)"/>
      <use href="#frond" transform="translate(4 -169) rotate(-31) scale(0.4)"/>
      <use href="#frond" transform="translate(4 -169) rotate(-130) scale(0.4 -0.4)"/>
      <use href="#frond" transform="translate(8 -193) rotate(-27) scale(0.39)"/>
      <use href="#frond" transform="translate(8 -193) rotate(-128) scale(0.39 -0.39)"/>
      <use href="#frond" transform="translate(14 -217) rotate(-28) scale(0.33)"/>
      <use href="#frond" transform="translate(14 -217) rotate(-126) scale(0.33 -0.33)"/>
      <use href="#frond" transform="translate(21 -241) rotate(-26) scale(0.3)"/>
      <use href="#frond" transform="translate(21 -241) rotate(-120) scale(0.3 -0.3)"/>
      <use href="#frond" transform="translate(28 -264) rotate(-26) scale(0.26)"/>
      <use href="#frond" transform="translate(28 -264) rotate(-119) scale(0.26 -0.26)"/>
      <use href="#frond" transform="translate(36 -287) rotate(-22) scale(0.23)"/>
      <use href="#frond" transform="translate(36 -287) rotate(-116) scale(0.23 -0.23)"/>
      <use href="#frond" transform="translate(46 -309) rotate(-22) scale(0.2)"/>
      <use href="#frond" transform="translate(46 -309) rotate(-112) scale(0.2 -0.2)"/>
      <use href="#frond" transform="translate(56 -331) rotate(-20) scale(0.17)"/>
      <use href="#frond" transform="translate(56 -331) rotate(-110) scale(0.17 -0.17)"/>
      <use href="#frond" transform="translate(60 -340) rotate(-63) scale(0.15)"/>
    </g>
    <g id="lavender">
      <path d="M0 0C-6-140 6-220 0-404" fill="none" stroke="#87a083" stroke-width="2.4"/>
      <path d="M-2-100C-26-130-30-170-28-206-14-170-4-140-2-100ZM0-70C24-94 30-130 28-164 14-134 4-110 0-70Z" fill="#9db59a"/>
      <path d="M0 -300c-5.4-3 -13.5-8 -11.7-15 8.1 2 11.7 9 11.7 15 0-6 3.6-13 11.7-15 1.8 7 -6.3 12 -11.7 15ZM0 -313c-5.1-3 -12.7-8 -11-15 7.6 2 11 9 11 15 0-6 3.4-13 11-15 1.7 7 -5.9 12 -11 15ZM0 -326c-4.7-3 -11.9-8 -10.3-15 7.1 2 10.3 9 10.3 15 0-6 3.2-13 10.3-15 1.6 7 -5.5 12 -10.3 15ZM0 -339c-4.4-3 -11-8 -9.6-15 6.6 2 9.6 9 9.6 15 0-6 2.9-13 9.6-15 1.5 7 -5.1 12 -9.6 15ZM0 -352c-4.1-3 -10.2-8 -8.8-15 6.1 2 8.8 9 8.8 15 0-6 2.7-13 8.8-15 1.4 7 -4.8 12 -8.8 15ZM0 -365c-3.7-3 -9.4-8 -8.1-15 5.6 2 8.1 9 8.1 15 0-6 2.5-13 8.1-15 1.3 7 -4.4 12 -8.1 15ZM0 -378c-3.4-3 -8.5-8 -7.4-15 5.1 2 7.4 9 7.4 15 0-6 2.3-13 7.4-15 1.1 7 -4 12 -7.4 15ZM0 -391c-3.1-3 -7.7-8 -6.7-15 4.6 2 6.7 9 6.7 15 0-6 2.1-13 6.7-15 1 7 -3.6 12 -6.7 15ZM0 -404c-2.8-3 -6.9-8 -6-15 4.1 2 6 9 6 15 0-6 1.8-13 6-15 0.9 7 -3.2 12 -6 15Z" fill="#9d8fbd"/>
    </g>
    <path id="lace" d="M-54.8 -321.2h.1M-62.8 -317.2h.1M-46.8 -317.2h.1M-58.8 -327.2h.1M-49.8 -327.2h.1M-48.6 -334.1h.1M-56.6 -330.1h.1M-40.6 -330.1h.1M-52.6 -340.1h.1M-43.6 -340.1h.1M-36.9 -346.3h.1M-44.9 -342.3h.1M-28.9 -342.3h.1M-40.9 -352.3h.1M-31.9 -352.3h.1M-19.7 -355.8h.1M-27.7 -351.8h.1M-11.7 -351.8h.1M-23.7 -361.8h.1M-14.7 -361.8h.1M0 -360.4h.1M-8 -356.4h.1M8 -356.4h.1M-4 -366.4h.1M5 -366.4h.1M19.7 -355.8h.1M11.7 -351.8h.1M27.7 -351.8h.1M15.7 -361.8h.1M24.7 -361.8h.1M36.9 -346.3h.1M28.9 -342.3h.1M44.9 -342.3h.1M32.9 -352.3h.1M41.9 -352.3h.1M48.6 -334.1h.1M40.6 -330.1h.1M56.6 -330.1h.1M44.6 -340.1h.1M53.6 -340.1h.1M54.8 -321.2h.1M46.8 -317.2h.1M62.8 -317.2h.1M50.8 -327.2h.1M59.8 -327.2h.1"/>
    <g id="umbel" fill="none" stroke-linecap="round">
      <path d="M0 0C6-120-4-200 0-300M0-300Q-19.2 -313.6 -54.8 -318.2M0-300Q-17 -323.4 -48.6 -331.1M0-300Q-12.9 -332.4 -36.9 -343.3M0-300Q-6.9 -339.6 -19.7 -352.8M0-300Q0 -343 0 -357.4M0-300Q6.9 -339.6 19.7 -352.8M0-300Q12.9 -332.4 36.9 -343.3M0-300Q17 -323.4 48.6 -331.1M0-300Q19.2 -313.6 54.8 -318.2" stroke="#86a184" stroke-width="1.8"/>
      <use href="#lace" stroke="#fffdf6" stroke-width="9.5"/>
      <use href="#lace" stroke="#e4cf98" stroke-width="3"/>
    </g>
    <g id="daisy">
      <path d="M0 0C-10-120 12-220 0-330" fill="none" stroke="#7f9b7c" stroke-width="2.6"/>
      <use href="#frond" transform="translate(-2 -110) rotate(-140) scale(.6)" fill="#8aa687"/>
      <use href="#frond" transform="translate(2 -160) rotate(-44) scale(.5)" fill="#8aa687"/>
      <g transform="translate(0 -338) scale(1 .86)" fill="#fffefa" stroke="#dcd7c4" stroke-width=".8">
        <use href="#ray" transform="rotate(0)"/><use href="#ray" transform="rotate(30)"/><use href="#ray" transform="rotate(60)"/><use href="#ray" transform="rotate(90)"/>
        <use href="#ray" transform="rotate(120)"/><use href="#ray" transform="rotate(150)"/><use href="#ray" transform="rotate(180)"/><use href="#ray" transform="rotate(210)"/>
        <use href="#ray" transform="rotate(240)"/><use href="#ray" transform="rotate(270)"/><use href="#ray" transform="rotate(300)"/><use href="#ray" transform="rotate(330)"/>
        <circle r="12" fill="#e9bd57" stroke="#d6a23f"/>
      </g>
    </g>
    <g id="cosmos">
      <path d="M0 0C12-120-10-210 2-300" fill="none" stroke="#86a184" stroke-width="2.4"/>
      <use href="#frond" transform="translate(4 -90) rotate(-38) scale(.46)" fill="#8aa687"/>
      <use href="#frond" transform="translate(2 -150) rotate(-142) scale(.4)" fill="#8aa687"/>
      <g transform="translate(2 -304) scale(1 .84)" fill="#efbfb0" stroke="#d9978a" stroke-width=".8">
        <use href="#cup" transform="rotate(12)"/><use href="#cup" transform="rotate(57)"/><use href="#cup" transform="rotate(102)"/><use href="#cup" transform="rotate(147)"/>
        <use href="#cup" transform="rotate(192)"/><use href="#cup" transform="rotate(237)"/><use href="#cup" transform="rotate(282)"/><use href="#cup" transform="rotate(327)"/>
        <circle r="11" fill="#d99a52" stroke="#b97b3b" stroke-width="2" stroke-dasharray="1.5 2"/>
      </g>
    </g>
  </defs>
  <rect width="720" height="1008" fill="url(#sky)"/>
  <circle cx="360" cy="690" r="176" fill="url(#sun)"/>
  <g opacity=".4" fill="#9db59a" color="#9db59a">
    <use href="#fern" transform="translate(40 1010) scale(1.3)"/>
    <use href="#fern" transform="translate(690 1010) scale(-1.35 1.4)"/>
    <use href="#blade" transform="translate(170 1010) scale(1.1)"/>
    <use href="#blade" transform="translate(560 1010) scale(-1.1 1.15)"/>
    <use href="#umbel" transform="translate(236 1010) scale(1.02)"/>
    <use href="#lavender" transform="translate(450 1010) rotate(4) scale(.86)"/>
    <use href="#umbel" transform="translate(400 1010) rotate(3) scale(.72)"/>
    <use href="#lavender" transform="translate(330 1010) rotate(-3) scale(.68)"/>
  </g>
  <g fill="#a3ba9e" color="#a3ba9e">
    <use href="#fern" transform="translate(130 1010) rotate(-22) scale(1.05)"/>
    <use href="#fern" transform="translate(600 1010) rotate(16) scale(-1 1)"/>
    <use href="#fern" transform="translate(230 1010) rotate(4) scale(-.62 .62)"/>
    <use href="#umbel" transform="translate(92 1010) rotate(-3) scale(1.3)"/>
    <use href="#umbel" transform="translate(640 1010) rotate(4) scale(1.2)"/>
    <use href="#lavender" transform="translate(160 1010) rotate(3) scale(.98)"/>
    <use href="#lavender" transform="translate(186 1010) rotate(4) scale(.78)"/>
    <use href="#lavender" transform="translate(570 1010) rotate(-4)"/>
    <use href="#cosmos" transform="translate(256 1010) rotate(4) scale(.9)"/>
    <use href="#cosmos" transform="translate(506 1010) rotate(-2) scale(1)"/>
  </g>
  <rect y="740" width="720" height="268" fill="url(#mist)"/>
  <g fill="#6f9272" color="#6f9272">
    <use href="#blade" transform="translate(30 1010) scale(.7)"/>
    <use href="#blade" transform="translate(60 1010) scale(-.8 .75)"/>
    <use href="#blade" transform="translate(290 1010) scale(.6 .5)"/>
    <use href="#blade" transform="translate(410 1010) scale(-.6 .52)"/>
    <use href="#blade" transform="translate(690 1010) scale(.7)"/>
    <use href="#fern" transform="translate(356 1010) rotate(-12) scale(.52)"/>
    <use href="#fern" transform="translate(470 1010) rotate(6) scale(-.42 .42)"/>
    <use href="#daisy" transform="translate(126 1010) rotate(-4) scale(.82)"/>
    <use href="#daisy" transform="translate(306 1010) rotate(3) scale(.6)"/>
    <use href="#daisy" transform="translate(596 1010) rotate(5) scale(.86)"/>
    <use href="#daisy" transform="translate(446 1010) rotate(-4) scale(.66)"/>
    <use href="#cosmos" transform="translate(44 1010) rotate(-3) scale(.78)"/>
    <use href="#cosmos" transform="translate(684 1010) scale(.74)"/>
    <use href="#cosmos" transform="translate(196 1010) rotate(2) scale(.5)"/>
    <use href="#cosmos" transform="translate(540 1010) rotate(-4) scale(.46)"/>
    <use href="#lavender" transform="translate(374 1010) rotate(2) scale(.6)"/>
  </g>
  <g text-anchor="middle" font-family="'Iowan Old Style',Palatino,'Palatino Linotype','Noto Serif',Georgia,serif" fill="#5c7460">
    <text x="362" y="150" font-size="21" letter-spacing="5">WITH PLEASURE</text>
    <g font-family="'Noto Serif Display','Hoefler Text','Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif" font-style="italic" font-size="112" fill="#2f4a3c">
      <text x="356" y="278">You are</text>
      <text x="360" y="388">invited</text>
    </g>
    <text x="360" y="462" font-size="26" font-style="italic">and we hope that you can come</text>
  </g>
</svg>`;
