// From https://www.unicode.org/Public/security/latest/confusables.txt (14.0.0): the pairs of one letter that NFKC keeps
// and one Latin letter. A capital stays a capital I, where Unicode has l.

/** Letters of the Latin, Greek, Cyrillic and Armenian scripts, each before the letter from A to Z that it looks like. */
export const confusables =
  'ɑaαaаaΑAАAƄbЬbꞴBΒBВBᴄcсcСCԁdꬲeеeҽeΕEЕEꬵfꞙfẝfքfꞘFϜFɡgᶃgƍgցgԌGһhհhΗHНHıiɪiɩiιiіiꙇiӏiϳjјjꞲJͿJЈJΚKКKƖIǀlΙIІIӀIΜMϺMМMոnռnΝNᴏoᴑoꬽoοoσoоoօoΟOОOՕOρpрpΡPРPԛqգqզqꭇrꭈrᴦrгrƦRꜱsƽsѕsЅSՏSΤTТTꞟuᴜuꭎuꭒuʋuυuսuՍUᴠvνvѵvѴVɯwᴡwѡwԝwաwԜWхxꞳXΧXХXɣyᶌyʏyỿyꭚyγyуyүyΥYУYҮYᴢzΖZ';
