import type { Feat } from './feat.ts'
import { does, drop, isSomebody, player } from './players.ts'

/** What shapes are made of by hand: its words, the material that it is drawn as, and how high such a shape is at most, in metres. */
const STUFFS: readonly (readonly [said: RegExp, material: string, metres: number])[] = [
  [/\b(?:latte|milk foam|foam|froth)\b|奶泡|拉花|拿铁/iu, 'cloud', 0.1],
  [/\bballoons?\b|气球/iu, 'candy', 0.5],
  [/\b(?:paper|origami)\b|纸/iu, 'paper', 0.25],
  [/\bice\b|冰/iu, 'ice', 1.3],
  [/\bsnow\b|雪/iu, 'snow', 0.7],
  [/\bsand\b|沙/iu, 'sand', 0.5],
  [/\b(?:clay|dough|plasticine)\b|黏土|粘土|橡皮泥|面团|泥/iu, 'clay', 0.3],
  [/\b(?:wood|log|driftwood)\b|木头|木块/iu, 'wood', 0.4],
  [/\b(?:sugar|caramel|candy)\b|糖/iu, 'candy', 0.3],
]
const STUFF = String.raw`(?:latte(?: foam| art)?|milk foam|foam|froth|balloons?|paper|ice|snow|sand|clay|dough|plasticine|wood|log|driftwood|sugar|caramel|candy)`
const STUFF_ZH = '(?:奶泡|拿铁|气球|彩纸|白纸|纸|冰块|冰|雪|沙子|沙|黏土|粘土|橡皮泥|面团|泥巴|泥|木头|木块|糖)'
const MAKES = String.raw`\b(?:carv|sculpt|fold|twist|shap|mou?ld|build|mak|form|pour|draw|creat|chisel|knead)\w*\b`
const MAKES_ZH = '(?:折|扭|捏|雕|堆|做|剪|吹|拉|刻|编|塑|揉|倒|画)'

/** `pours a swan in latte foam`, `twists a balloon into a dog`, 用纸折成一只鹤, 堆了一只雪兔子: a shape of it, and nobody alive. */
const handMade: Feat = {
  said: new RegExp(
    [
      String.raw`${MAKES}\s.{2,26}\b(?:(?:from|out of)\s+(?:an?\s+|the\s+)?(?:block of\s+|\w+\s+)?${STUFF}|(?:in|with|on|into)\s+(?:an?\s+|the\s+)?(?:latte|milk foam|foam|froth|coffee foam)(?: foam| art)?)\b`,
      String.raw`${MAKES}\s.{0,14}\b${STUFF}\b.{0,10}\binto\s.{2,24}`,
      String.raw`(?:用|把)\p{Script=Han}{0,3}${STUFF_ZH}\p{Script=Han}{0,3}${MAKES_ZH}(?:成|出|了)\p{Script=Han}{1,8}`,
      String.raw`(?:奶泡|拿铁|咖啡)\p{Script=Han}{0,4}[拉倒画](?:出|了|成)\p{Script=Han}{1,8}`,
      String.raw`${MAKES_ZH}(?:成|出|好|着)?了?一[只个条头匹]${STUFF_ZH}(?![橇地山豹狐貂鸮人])\p{Script=Han}{1,3}`,
    ].join('|'),
    'iu',
  ),
  unless: /\b(?:comes? (?:alive|to life)|flies away|walks? away)\b|活过来|活了|飞走/iu,
  stage(play) {
    const maker = play.cast.find(isSomebody)
    const told = this.said.exec(play.words)?.[0] ?? ''
    const shape = play.cast.find(one => SHAPES.has(one.build ?? '') && told.includes(lastWord(one.words)))
    const stuff = STUFFS.find(([said]) => said.test(told))
    if (!maker || !shape || !stuff) return undefined
    const [said, material, metres] = stuff
    drop(play, one => one !== maker && one !== shape && said.test(one.words))
    const verb = maker.deeds?.[0]?.verb ?? 'make'
    for (const key of ['deeds', 'relation', 'goes'] as const) delete shape[key]
    Object.assign(shape, { material, motion: 'still', metres: Math.min(metres, shape.metres ?? metres) })
    delete maker.material
    shape.build = 'toy'
    if (material === 'cloud') {
      const cup = player('cup', '☕', 0.1, { build: 'vessel' })
      shape.relation = { kind: 'in', to: cup }
      play.cast.push(cup)
      // From near only the cup is seen.
      if (NEAR.test(play.words)) {
        drop(play, one => one === maker)
        return { place: 'table' }
      }
      does(maker, 'decorate', { to: cup })
      return { place: play.shot.place }
    }
    does(maker, verb, { to: shape })
    // Where such a beast lives nobody folds one.
    return { place: WET.has(play.shot.place) ? 'room' : play.shot.place }
  },
}
/** The end of what a subject is called: `white swan` is a swan. */
const lastWord = (words: string): string => words.split(' ').at(-1)!
const NEAR = /\bclose-?\s?up\b|\bmacro\b|特写/iu
const WET: ReadonlySet<string> = new Set(['lake', 'sea', 'underwater', 'river', 'sky'])
const SHAPES: ReadonlySet<string> = new Set(['four-legged', 'bird', 'reptile', 'mythical', 'fish'])

export const FEATS_OF_SHAPES: readonly Feat[] = [handMade]
