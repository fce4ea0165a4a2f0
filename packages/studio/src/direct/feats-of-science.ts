import { hueIn } from '../hues/find-hues.ts'
import type { Feat } from './feat.ts'
import { does, drop, isLiving, isSomebody, type Player, player } from './players.ts'

/** What something abstract is seen as, before dark paper. */
type Shown = { said: RegExp; unless?: RegExp; show: (words: string) => Player[]; backdrop?: string }

const shown = ({ said, unless, show, backdrop = 'black' }: Shown): Feat => ({
  said,
  ...(unless && { unless }),
  stage(play) {
    if (play.cast.some(isLiving)) return undefined
    drop(play, () => true)
    play.cast.push(...show(play.words))
    return { place: 'sweep', backdrop }
  },
})

const doing = (one: Player, verb: string): Player => {
  does(one, verb)
  return one
}

const hued = (one: Player, words: string): Player => {
  const hue = hueIn(words)
  return hue ? { ...one, colour: hue } : one
}

const helix = shown({
  said: /\bDNA\b|\bdouble helix\b|\bgenes?\b.*\bstrand|双螺旋|基因(?:链|序列)?/iu,
  show: words => [hued({ ...player('DNA', ':helix:', 1.6), motion: 'spin' }, words)],
})

const atom = shown({
  said: /\batoms?\b|\belectrons?\b|\bnucleus\b.{0,20}\borbit|原子|电子\p{Script=Han}{0,4}(?:旋转|环绕)/iu,
  unless: /bomb|电子(?:书|琴|产品|游戏|设备)|原子弹/iu,
  show: () => [{ ...player('atom', ':atom:', 1.2), motion: 'spin' }],
})
/** `neurons fire`: a net of light. */
const neurons: Feat = {
  said: /\bneurons?\b|\bneural network\b|\bsynaps\w+|神经元|神经网络|突触/iu,
  stage(play) {
    if (play.cast.some(isSomebody)) return undefined
    drop(play, () => true)
    const colours = [hueIn(play.words) ?? 'blue', 'cyan']
    const forms = ['scatter', 'network'].map(of => ({ of, count: 1 }))
    return { place: 'abstract', colours, imagery: { kind: 'particles', colours, forms } }
  },
}
const cells = shown({
  said: /\b(?:cells?|embryo|bacteri\w+|amoeba)\b.{0,24}\b(?:divid|split|multipl|replicat)\w*|\bmitosis\b|细胞\p{Script=Han}{0,4}(?:分裂|繁殖|增殖)/iu,
  unless: /prison|jail|phone/iu,
  show: words => [hued(doing(player('cells', ':cell:', 1, { count: 2 }), 'divide'), words)],
})

const virus = shown({
  said: /\bvirus(?:es)?\b|\bbloodstream\b|\b(?:red )?blood cells?\b|病毒|血细胞|红细胞/iu,
  unless: /computer|viral video/iu,
  show: words => [
    {
      ...player('virus', /blood cell|血细胞|红细胞/iu.test(words) ? ':cell:' : ':virus:', 1, { count: 5 }),
      motion: 'float',
    },
  ],
})

const chain = shown({
  said: /\bchains?\b.{0,16}\b(?:break|broken|snap|shatter|crack|split)\w*|(?:break|snap|shatter)\w*\b.{0,12}\bchains?\b|(?:铁|锁)?链\p{Script=Han}{0,4}(?:断|碎|裂|崩)|(?:挣断|打破|斩断)\p{Script=Han}{0,3}(?:锁|铁)链/iu,
  unless: /supply|food chain|供应链/iu,
  show: () => [doing(player('chain', '⛓️', 0.26, { count: 2 }), 'snap')],
  backdrop: 'grey',
})

const mask = shown({
  said: /\bmask\b.{0,20}\b(?:crack|break|shatter|split|fall)\w*|面具\p{Script=Han}{0,4}(?:裂|碎|破|掉)/iu,
  show: words => {
    const face = player('mask', '🎭', 1)
    // Light comes out of it.
    const lit = { verb: 'coat', words: '', colour: /light|glow|gold|光/iu.test(words) ? 'gold' : 'black' }
    return [{ ...face, deeds: [{ verb: 'halved', words: '' }, lit] }]
  },
})

const puzzle = shown({
  said: /\b(?:puzzle|jigsaw)\b.{0,24}\b(?:join|fit|click|connect|come|comes|lock|together|slot)\w*|拼图\p{Script=Han}{0,4}(?:拼|合|连|接|契合)/iu,
  show: words => [hued(doing(player('puzzle pieces', '🧩', 1, { count: 2 }), 'join'), words)],
  backdrop: 'white',
})

const chart = shown({
  said: /\b(?:growth|bar|sales|profit|stock|line|rising) (?:chart|graph|curve|diagram)\b|\b(?:chart|graph|bars)\b.{0,24}\b(?:ris|grow|climb|go(?:es)? up|increas|soar)\w*|(?:增长|上升|业绩|销量|数据)\p{Script=Han}{0,4}(?:图|曲线|柱)|柱状图|折线图/iu,
  show: () => [doing(player('growth chart', ':bar-chart:', 1.6), 'grow-up')],
  backdrop: 'white',
})

const crystal = shown({
  said: /\b(?:snowflake|ice crystal)s?\b.{0,24}\b(?:form|grow|crystalli[sz]|macro|close|unfold)\w*|\b(?:macro|close-up)\b.{0,16}\bsnowflake\b|雪花\p{Script=Han}{0,4}(?:形成|结晶|微距|特写)|(?:微距|特写).{0,6}雪花|冰晶/iu,
  show: () => [doing(player('snowflake', ':snow-crystal:', 1.2), 'grow')],
  backdrop: 'blue',
})

const heart = shown({
  said: /\bheart\b.{0,14}\b(?:of|from|out of) (?:\w+ )?(?:light|fire|neon|gold|glass|stars)\b|\b(?:glowing|beating|neon|golden|crystal) heart\b|(?:光|火|霓虹)\p{Script=Han}{0,4}(?:爱心|心形|心脏)|跳动的心/iu,
  unless: /particles|sparks|粒子|汇聚/iu,
  show: words => [
    {
      ...hued(doing(player('heart', '❤️', 0.9), 'pulse'), words),
      deeds: [
        { verb: 'pulse', words: '' },
        { verb: 'glow', words: '' },
      ],
    },
  ],
})

/** `the planets align`: scattered first, in one line last. */
const planets: Feat = {
  said: /\bplanets?\b.{0,30}\b(?:align|line up|lin(?:e|ing) up|in a (?:row|line))\w*|\bplanetary alignment\b|(?:行星|星球)\p{Script=Han}{0,4}(?:连成一?线|连珠|排成)|[五六七八九]星连珠/iu,
  stage(play) {
    drop(play, one => !isLiving(one))
    for (const colour of ['orange', 'gold', 'blue', 'red', 'brown', 'cyan']) {
      const one = player('planet', ':sphere:', 1, { colour })
      does(one, 'align', { motion: 'float' })
      play.cast.push(one)
    }
    return { place: 'space', time: 'night' }
  },
}

/** What is too small, too large or too abstract to stand about. */
export const FEATS_OF_SCIENCE: readonly Feat[] = [
  helix,
  atom,
  neurons,
  cells,
  virus,
  chain,
  mask,
  puzzle,
  chart,
  crystal,
  heart,
  planets,
]
