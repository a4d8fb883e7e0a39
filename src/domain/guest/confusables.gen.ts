// Made from Unicode's confusables.txt 14.0.0 by tools/confusables.ts.

/** Letters of the Latin, Greek, Cyrillic and Armenian scripts, each before the letter from A to Z that it looks like. */
export const confusables =
  'ɑaαaаaΑAАAƄbЬbꞴBΒBВBᴄcсcСCԁdꬲeеeҽeΕEЕEꬵfꞙfẝfքfꞘFϜFɡgᶃgƍgցgԌGһhհhΗHНHıiɪiɩiιiіiꙇiӏiϳjјjꞲJͿJЈJΚKКKƖIǀlΙIІIӀIΜMϺMМMոnռnΝNᴏoᴑoꬽoοoσoоoօoΟOОOՕOρpрpΡPРPԛqգqզqꭇrꭈrᴦrгrƦRꜱsƽsѕsЅSՏSΤTТTꞟuᴜuꭎuꭒuʋuυuսuՍUᴠvνvѵvѴVɯwᴡwѡwԝwաwԜWхxꞳXΧXХXɣyᶌyʏyỿyꭚyγyуyүyΥYУYҮYᴢzΖZ';
