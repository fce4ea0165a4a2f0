import type { Feat } from './feat.ts'
import { does, drop, isLiving, isSomebody, type Player, player } from './players.ts'
import { spriteName } from './words/noun-table.ts'

/** What is seen in a glass, or out of a book: small, and whole. */
const WORLDS: readonly (readonly [words: RegExp, pictogram: string, metres: number, count: number])[] = [
  [/galax|universe|cosmos|nebula|stars|宇宙|星系|银河|星空/iu, ':spiral-galaxy:', 0.5, 1],
  [/castle|城堡/iu, '🏰', 0.5, 1],
  [/cit(?:y|ies)|town|skyline|metropolis|world|城市|小镇|城|世界/iu, ':tiny-city:', 0.5, 1],
  [/forest|woods|trees?|jungle|森林|树/iu, '🌲', 0.42, 3],
  [/garden|flowers?|花园|花/iu, '🌷', 0.34, 3],
  [/ship|sailboat|boat|帆船|船/iu, '⛵', 0.42, 1],
  [/mountains?|山/iu, '⛰️', 0.4, 1],
  [/island|岛/iu, '🏝️', 0.4, 1],
  [/village|house|home|cottage|村|房子|小屋/iu, '🏠', 0.38, 1],
  [/ocean|sea|waves?|storm|海|浪/iu, '🌊', 0.4, 1],
  [/dragon|龙/iu, '🐉', 0.45, 1],
  [/dinosaur|恐龙/iu, '🦖', 0.45, 1],
]

const WORLD = String.raw`(?:galaxy|universe|cosmos|nebula|castle|city|town|skyline|world|forest|woods|jungle|garden|ship|sailboat|mountain|island|village|house|cottage|ocean|sea|storm|dragon|dinosaur)`

const ZH_WORLD =
  '(?:宇宙|星系|银河|星空|城堡|城市|小镇|世界|森林|花园|帆船|小船|山|岛|村庄|房子|小屋|大海|海洋|海|恐龙|龙)'

const worldIn = (words: string): Player => {
  const [, pictogram, metres, count] = WORLDS.find(([said]) => said.test(words)) ?? WORLDS[2]!
  return player('world', pictogram, metres, { count })
}

const IN_CUP = /\bteacup\b|茶杯/iu
const BEAST = /dragon|dinosaur|龙/iu

/** `a city inside a bottle`: within the glass, and small. */
const inGlass: Feat = {
  said: new RegExp(
    String.raw`\b(${WORLD})s?\b.{0,24}\b(?:inside|in|within|trapped in|living in)\b.{0,16}\b(?:bottle|jar|light ?bulb|snow globe|glass globe|glass ball|crystal ball|fish ?bowl|bowl|glass|teacup|terrarium)\b|\b(?:bottle|jar|bowl|bulb|globe|teacup|terrarium)\b.{0,12}\b(?:with|containing|holding|filled with)\b.{0,14}\b(${WORLD})s?\b|(?:瓶|罐|灯泡|玻璃球|水晶球|鱼缸|茶杯|玻璃杯)(?:子)?(?:里|中|内)\p{Script=Han}{0,6}(${ZH_WORLD})`,
    'iu',
  ),
  unless: /\b(?:man|woman|boy|girl|person) holds?\b/iu,
  stage(play) {
    if (play.cast.some(isSomebody)) return undefined
    const [, a, b, c] = this.said.exec(play.words)!
    // `a tiny dragon asleep in a teacup`: small enough for a cup of china.
    if (IN_CUP.test(play.words) && BEAST.test(a ?? b ?? c ?? '')) return undefined
    drop(play, () => true)
    const isBowl = /bowl|globe|ball|bulb|teacup|terrarium|球|缸|灯泡|茶杯/iu.test(play.words)
    const glass = player(isBowl ? 'glass bowl' : 'bottle', isBowl ? ':glass-bowl:' : ':glass-jar:', 1)
    const world = worldIn(a ?? b ?? c ?? '')
    world.relation = { kind: 'in', to: glass }
    if (/galaxy|宇宙|星/iu.test(play.words)) world.motion = 'spin'
    play.cast.push(glass, world)
    return { place: 'table' }
  },
}

/** `a castle rises from the pages`: nothing first, as large as the book last. */
const fromBook: Feat = {
  said: new RegExp(
    String.raw`\b(?:book|pages?)\b.{0,40}\b(${WORLD})s?\b.{0,20}\b(?:ris|grow|emerg|spring|pop|come|unfold|appear)\w*|\b(${WORLD})s?\b.{0,16}\b(?:ris|grow|emerg|spring|pop|come|unfold|appear)\w*\b.{0,20}\b(?:book|pages?)\b|书\p{Script=Han}{0,4}[,，]?.{0,8}(${ZH_WORLD}).{0,10}(?:升|长|冒|浮|跃|展)`,
    'iu',
  ),
  stage(play) {
    const [, a, b, c] = this.said.exec(play.words)!
    const readers = play.cast.filter(isSomebody)
    drop(play, one => !readers.includes(one))
    const book = player('book', ':open-book:', 0.3)
    const world = worldIn(a ?? b ?? c ?? '')
    world.count = Math.min(world.count, 2)
    does(world, 'grow')
    world.relation = { kind: 'on', to: book }
    play.cast.push(book, world)
    return readers.length > 0 ? {} : { place: 'table' }
  },
}

const DOORS: readonly (readonly [words: RegExp, name: string])[] = [
  [/space|stars|galax|universe|cosmos|宇宙|星/iu, 'space'],
  [/snow|winter|ice|雪|冰/iu, 'snow'],
  [/forest|woods|garden|jungle|meadow|森林|花园|草原/iu, 'woods'],
  [/light|heaven|another world|光|天堂|另一个世界/iu, 'light'],
  [/./u, 'sea'],
]

const BEHIND_IT: ReadonlySet<string> = new Set(['space', 'sea', 'beach', 'forest', 'snowfield', 'sky', 'garden'])

/** `a door in the desert opens onto the sea`: what is behind it is seen in its frame as it opens. */
const door: Feat = {
  said: /\bdoor\b.{0,60}\b(?:opens?|opening|leads?|leading)\b.{0,8}\b(?:on)?(?:to|into|up to|reveal\w*)\b.{0,8}\b(sea|ocean|beach|forest|woods|space|stars|garden|snow\w*|another world|light|heaven|galaxy|universe|jungle)\b|门\p{Script=Han}{0,8}[,，]?(?:门?[外后里]面?是|通[向往])\p{Script=Han}{0,4}?(海|森林|星空|宇宙|雪|花园|光|另一个世界)/iu,
  stage(play) {
    const [, english, chinese] = this.said.exec(play.words)!
    const name = DOORS.find(([said]) => said.test(english ?? chinese ?? ''))![1]
    drop(play, one => !isLiving(one))
    const portal = player('door', `:door-to-${name}:`, 2.7)
    play.cast.push(portal)
    does(portal, 'open')
    for (const one of play.cast.filter(isLiving)) {
      does(one, 'look', { to: portal })
      one.relation = { kind: 'beside', to: portal }
    }
    // What is behind it is not where it stands.
    return BEHIND_IT.has(play.shot.place) ? { place: 'room', where: 'hall' } : {}
  },
}

const BULB = spriteName('💡')

/** `a bulb lights up above his head`: large enough to be the idea that it is. */
const idea: Feat = {
  said: /\b(?:light ?bulb|idea)\b.{0,40}\b(?:head|idea|light|lights|switch\w*|turn\w*|glow\w*|appear\w*)\b|灯泡.{0,12}(?:亮|头)|(?:想到|有了)\p{Script=Han}{0,4}(?:主意|点子|灵感)/iu,
  unless: /\b(?:city|forest|world|garden|ship|fish)\b.{0,12}\b(?:in|inside)\b|repair|chang|screw|换/iu,
  stage(play) {
    const thinker = play.cast.find(isSomebody)
    if (!thinker) return undefined
    drop(play, one => 'sprite' in one.what && one.what.sprite === BULB)
    const bulb = player('light bulb', ':bright-bulb:', 0.4)
    does(bulb, 'light')
    bulb.relation = { kind: 'above', to: thinker }
    play.cast.push(bulb)
    does(thinker, 'think')
    return play.shot.place === 'sweep' ? { place: 'room', where: 'office' } : {}
  },
}

/** `a staircase leads up into the clouds`. */
const stairs: Feat = {
  said: /\b(?:stair\w*|steps|ladder)\b.{0,30}\b(?:sky|clouds?|heavens?|moon|stars|nowhere)\b|(?:楼梯|阶梯|台阶|天梯|石阶)\p{Script=Han}{0,8}(?:天空|天|云|月|星)/iu,
  stage(play) {
    drop(play, one => !isLiving(one))
    const flight = player('staircase', ':sky-stairs:', 6, { size: 'large' })
    play.cast.push(flight)
    for (const one of play.cast.filter(isLiving)) {
      delete one.relation
      one.motion = 'walk'
    }
    return { place: 'meadow' }
  },
}

const FOLDED: readonly (readonly [words: RegExp, pictogram: string])[] = [
  [/boat|ship|船/iu, ':paper-boat:'],
  [/plane|飞机/iu, ':paper-plane:'],
  [/flower|rose|lotus|花/iu, '🌷'],
  [/frog|蛙/iu, '🐸'],
  [/./u, ':paper-crane:'],
]

/** `a sheet of paper folds itself into a crane`: a sheet first, what was folded of it last. */
const fold: Feat = {
  said: /\b(?:paper|sheet|origami|note|letter|napkin)\b.{0,30}\bfold\w*\b.{0,16}\binto (?:an? |the )?(?:\w+ )?(crane|bird|swan|boat|ship|plane|airplane|flower|rose|frog|butterfly)\b|纸\p{Script=Han}{0,6}(?:折|叠)(?:成|出)了?\p{Script=Han}{0,3}?(千纸鹤|纸鹤|鹤|船|飞机|花|青蛙|鸟)/iu,
  stage(play) {
    if (play.cast.some(isSomebody)) return undefined
    const [, english, chinese] = this.said.exec(play.words)!
    const to = spriteName(FOLDED.find(([said]) => said.test(english ?? chinese ?? ''))![1])
    drop(play, () => true)
    play.cast.push(player('paper', '📄', 0.6, { changes: [{ of: 'figure', to }] }))
    return { place: 'table' }
  },
}

const PLANTS = /\b(?:seeds?|seedlings?|sprouts?|acorns?|saplings?|bulbs?|buds?)\b|种子|幼苗|嫩芽|橡果|树苗|花苞/iu

/** `a seed grows into a tree`: what it becomes comes out of the ground. */
const sprout: Feat = {
  said: /\b(?:seeds?|seedlings?|sprouts?|acorns?|saplings?|bulbs?|buds?)\b.{0,50}\b(?:in)?to (?:an? |the )?(?:\w+ ){0,3}(?:tree|flower|plant|oak|forest|sunflower|rose|bush)\b|(?:种子|幼苗|嫩芽|橡果|树苗|花苞).{0,16}(?:长成|变成|成为|开成|长出)\p{Script=Han}{0,6}(?:树|花|森林)/iu,
  stage(play) {
    // What only changes is seen to change; what grows comes up.
    const isChanging = play.cast.some(({ changes }) => changes) && !/grow|sprout|[长发]/iu.test(play.words)
    if (isChanging) return undefined
    const grown = play.cast.find(one => !PLANTS.test(one.words) && !isLiving(one))
    const plant = grown ?? (/flower|rose|花/iu.test(play.words) ? player('flower', '🌻', 1) : player('tree', '🌳', 4))
    drop(play, one => one !== plant && !isLiving(one))
    if (!grown) play.cast.push(plant)
    does(plant, 'grow')
    return play.shot.where ? {} : { place: 'meadow' }
  },
}

/** What happens in dreams, and grows out of something else. */
export const FEATS_OF_DREAMS: readonly Feat[] = [inGlass, fromBook, idea, door, stairs, fold, sprout]
