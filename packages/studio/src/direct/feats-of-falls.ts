import { type Feat, sprites } from './feat.ts'
import { slipFromHand } from './slip-from-hand.ts'
import { does, drop, isLiving, isOneOf, isSomebody, need, type Player, player } from './players.ts'
import { spriteName } from './words/noun-table.ts'

/** What things stand on and fall from, and what it is drawn as. */
const STANDS: readonly (readonly [words: RegExp, name: string, pictogram: string, metres: number])[] = [
  [/shelf|bookcase|架/iu, 'shelf', ':bookshelf:', 1.5],
  [/desk|讲台|书桌/iu, 'desk', ':desk:', 0.75],
  [/drawer|dresser|cupboard|cabinet|nightstand|柜/iu, 'cupboard', ':drawers:', 0.9],
  [/chair|stool|椅|凳/iu, 'stool', ':stool:', 0.6],
  [/wall|balcony|roof|ledge|墙|阳台|屋顶/iu, 'wall', ':brick-wall:', 1.6],
  [/./u, 'table', ':table:', 0.75],
]

const standFor = (words: string): Player => {
  const [, name, pictogram, metres] = STANDS.find(([said]) => said.test(words))!
  return player(name, pictogram, metres)
}

const STAND = String.raw`(?:table|desk|counter|shelf|bookshelf|windowsill|window sill|sill|ledge|cupboard|dresser|nightstand|cabinet|mantelpiece|balcony|bench|chair|stool|bar|wall)`

const BREAKS = /shatter|break|smash|crack|to pieces|into pieces|碎|破|裂/iu

const FRAGILE =
  /glass|vase|cup|mug|plate|bowl|bottle|jar|egg|teapot|pot\b|bulb|mirror|ornament|杯|瓶|碗|盘|壶|蛋|花盆|镜/iu

/** `a glass falls off the table and shatters`: it stands there first and lies below last. */
const fallOff: Feat = {
  said: new RegExp(
    String.raw`\b(?:falls?|fell|falling|slips?|slides?|rolls?|tips?|drops?|tumbles?|topples?|knock\w*|push\w*|swat\w*|brush\w*|sweeps?|bump\w*)\b.{0,30}\b(?:off|from|over the edge of)\b.{0,14}\b(${STAND})\b|从?(桌|书?架|柜|窗台|台面|阳台|椅|凳|吧台|灶台)\p{Script=Han}{0,3}(?:掉|滚|滑|摔|落|跌|推|碰)`,
    'iu',
  ),
  unless: /\b(?:person|man|woman|boy|girl|child|baby|kid) (?:falls?|slips?|tumbles?|jumps?)\b|sweeps? crumbs/iu,
  stage(play) {
    const { cast, words } = play
    const [, english, chinese] = this.said.exec(words)!
    const beast = cast.find(one => isLiving(one) && !isSomebody(one))
    const isStand = (one: Player): boolean => new RegExp(`${STAND}|[桌架柜台椅凳]子?$`, 'iu').test(one.words)
    const named = cast.find(one => !isLiving(one) && !isStand(one) && (one.metres ?? 1) < 0.8)
    const thing = named ?? thingIn(words)
    if (!thing || cast.some(isSomebody)) return undefined
    drop(play, isStand)
    if (!named) cast.push(thing)
    thing.count = 1
    const stand = standFor(english ?? chinese ?? '')
    cast.push(stand)
    const isBroken = BREAKS.test(words) || FRAGILE.test(thing.words)
    if (beast) {
      // Who knocks it down is up there with it.
      does(beast, 'push-edge')
      does(thing, isBroken ? 'smashed' : 'pushed-off')
      Object.assign(stand, player('table', ':table:', 0.75))
      for (const one of [beast, thing]) one.relation = { kind: 'on', to: stand }
    } else does(thing, isBroken ? 'smash-off' : 'fall-off', { to: stand })
    return {
      place: 'room',
      where: play.shot.where ?? (/counter|灶台|kitchen|厨房/iu.test(words) ? 'kitchen' : 'living-room'),
    }
  },
}

const NAMED: readonly (readonly [words: RegExp, pictogram: string, metres: number])[] = [
  [/flower ?pot|plant|花盆|盆栽/iu, '🪴', 0.35],
  [/vase|花瓶/iu, ':vase:', 0.3],
  [/glass|杯/iu, ':glass:', 0.14],
  [/mug|cup/iu, ':mug:', 0.1],
  [/plate|盘/iu, ':plate:', 0.05],
  [/book|书/iu, '📕', 0.24],
  [/phone|手机/iu, '📱', 0.15],
  [/ball|球/iu, '⚽', 0.22],
]

const thingIn = (words: string): Player | undefined => {
  const row = NAMED.find(([said]) => said.test(words))
  return row && player(row[0].exec(words)![0], row[1], row[2])
}

/** `a ball rolls down the stairs`: on the first step first, before the last one last. */
const downStairs: Feat = {
  said: /\b(?:roll|bounce|tumble|fall|hop|drop|clatter)\w*\b.{0,16}\bdown\b.{0,20}\b(?:stairs?|steps|staircase)\b|(?:滚|弹|掉|跳|滑)(?:下|落)了?\p{Script=Han}{0,3}(?:楼梯|台阶)|(?:楼梯|台阶)上(?:滚|弹|掉|蹦)/iu,
  stage(play) {
    const thing = play.cast.find(one => !isLiving(one) && !/stair|step|楼梯|台阶/iu.test(one.words))
    if (!thing || play.cast.some(isLiving)) return undefined
    drop(play, one => /stair|step|楼梯|台阶/iu.test(one.words))
    const steps = player('stairs', ':steps-down:', 1.3)
    play.cast.push(steps)
    thing.count = 1
    does(thing, 'hop-down', { to: steps })
    return { place: 'room', where: 'hall' }
  },
}

/** What people are up on and fall from, what it is drawn as, and whether it is ridden. */
const UP_ON: readonly (readonly [words: RegExp, name: string, pictogram: string, metres: number, isRidden?: true])[] = [
  [/ladder|梯子/iu, 'ladder', '🪜', 3],
  [/motor(?:cycle|bike)|摩托/iu, 'motorcycle', '🏍️', 1.1, true],
  [/bicycle|\bbike|cycle|自行车|单车/iu, 'bicycle', '🚲', 1.05, true],
  [/scooter|滑板车/iu, 'scooter', '🛴', 1, true],
  [/horse|pony|马/iu, 'horse', '🐎', 1.6, true],
  [/camel|骆驼/iu, 'camel', '🐫', 2, true],
  [/tree|树/iu, 'tree', '🌳', 4.5],
  [/chair|stool|椅|凳/iu, 'chair', '🪑', 0.9],
  [/table|desk|桌/iu, 'table', ':table:', 0.75],
  [/wall|fence|墙|栏/iu, 'wall', ':brick-wall:', 1.4],
  [/roof|屋顶|房顶/iu, 'house', '🏠', 4.5],
]
const UP_NAMES = String.raw`ladder|motorcycle|motorbike|bicycle|bike|scooter|horse|pony|camel|tree|chair|stool|table|wall|fence|roof`

/** `falls off a ladder`, `is thrown off his horse`: up there first, on the ground last. */
const peopleFall: Feat = {
  said: new RegExp(
    String.raw`\b(?:falls?|fell|falling|fallen|slips?|tumbles?|topples?|drops?|(?:is|gets|was) (?:thrown|bucked|knocked))\b(?: down)? (?:off|from)(?: of)? (?:\w+ ){0,3}?(${UP_NAMES})\b|从\p{Script=Han}{0,4}?(梯子|摩托车|自行车|单车|滑板车|马|骆驼|树|椅子|凳子|桌子|墙|屋顶|房顶)\p{Script=Han}{0,2}(?:摔|跌|掉|滑|落|滚)`,
    'iu',
  ),
  stage(play) {
    const [, english, chinese] = this.said.exec(play.words)!
    const doer = play.cast.find(isSomebody)
    const row = UP_ON.find(([said]) => said.test(english ?? chinese ?? ''))
    if (!doer || doer.count > 1 || !row) return undefined
    const [said, name, pictogram, metres, isRidden] = row
    const thing = need(
      play,
      one => one !== doer && !isSomebody(one) && said.test(one.words),
      () => player(name, pictogram, metres),
    )
    Object.assign(thing, { count: 1, motion: 'still', what: { sprite: spriteName(pictogram) }, metres })
    delete thing.relation
    delete thing.deeds
    does(doer, isRidden ? 'thrown-off' : 'tumble-off', { to: thing })
    return {}
  },
}

/** `falls down the stairs`: on the first step first, before the last one last. */
const peopleDownStairs: Feat = {
  said: /\b(?:fall|fell|tumble|roll|trip|slip)\w*\b.{0,12}\bdown\b.{0,20}\b(?:stairs?|steps|staircase|stairway)\b|从?(?:楼梯|台阶)上?(?:摔|跌|滚|滑)(?:下|落|了)|(?:摔|跌|滚)下了?\p{Script=Han}{0,2}(?:楼梯|台阶)/iu,
  stage(play) {
    const doer = play.cast.find(isSomebody)
    if (!doer || doer.count > 1) return undefined
    drop(play, one => /stair|step|楼梯|台阶/iu.test(one.words))
    const steps = player('stairs', ':steps-down:', 1.3)
    play.cast.push(steps)
    does(doer, 'tumble-down', { to: steps })
    return play.shot.where ? {} : { place: 'room', where: 'hall' }
  },
}

const AIRY =
  /kite|balloon|frisbee|drone|hat|plane|shuttlecock|ball|scarf|umbrella|parachute|风筝|气球|飞盘|无人机|帽|纸飞机|球|围巾|伞/iu

const TREES = sprites('🌳', '🌲', '🌴', ':cherry-tree:', ':maple-tree:', ':willow:')

/** `the kite gets stuck in a tree`: in the air first, in its crown last. */
const caught: Feat = {
  said: /\b(?:stuck|caught|tangled|snagged|trapped|ends? up|hanging|lands?)\b.{0,12}\b(?:in|on|up)\b.{0,16}\b(?:trees?|branch(?:es)?|power lines?|wires?)\b|(?:挂|卡|缠|落)(?:在|到)了?\p{Script=Han}{0,4}(?:树|枝|电线)/iu,
  stage(play) {
    const thing = play.cast.find(one => !isLiving(one) && AIRY.test(one.words))
    if (!thing) return undefined
    drop(play, one => one !== thing && /branch|wire|line|枝|电线/iu.test(one.words))
    const tree = need(
      play,
      one => isOneOf(one, TREES),
      () => player('tree', '🌳', 5),
    )
    Object.assign(tree, { count: 1, motion: 'still' })
    delete tree.relation
    thing.count = 1
    does(thing, 'caught-in', { to: tree })
    for (const one of play.cast.filter(isSomebody))
      if (one.relation?.kind === 'holding' || !one.deeds?.length) does(one, 'look', { to: tree })
    return {}
  },
}

/** `an apple falls from the tree`: in its crown first, on the ground last. */
const fromTree: Feat = {
  said: /\b(?:falls?|drops?|falling|plops?)\b.{0,12}\b(?:from|off|out of)\b.{0,12}\b(?:tree|branch)\b|从树\p{Script=Han}{0,2}(?:掉|落|坠)/iu,
  stage(play) {
    const thing = play.cast.find(
      one => !isLiving(one) && !isOneOf(one, TREES) && (one.metres ?? 1) < 0.5 && one.count < 3,
    )
    if (!thing || /lea(?:f|ves)|petal|blossom|snow|叶|花瓣|雪/iu.test(thing.words)) return undefined
    const tree = need(
      play,
      one => isOneOf(one, TREES),
      () => player('tree', '🌳', 3.6),
    )
    Object.assign(tree, { motion: 'still', metres: 3.6 })
    delete tree.relation
    does(thing, 'drop-from', { to: tree })
    thing.count = 1
    for (const one of play.cast.filter(isSomebody)) {
      does(one, 'sit')
      one.relation = { kind: 'beside', to: tree }
    }
    return { place: 'meadow' }
  },
}

/** `a paper plane … lands on the desk`: in the air first, on it last. */
const landOn: Feat = {
  said: new RegExp(
    String.raw`\b(?:lands?|settles?|comes? to rest|touch\w* down|ends? up)\b.{0,14}\b(?:on|onto)\b.{0,24}\b(${STAND})\b|(?:落|停|降落|掉)(?:在|到)了?\p{Script=Han}{0,4}?(讲台|桌|柜|椅|架|台)`,
    'iu',
  ),
  stage(play) {
    const { cast, words } = play
    const [, english, chinese] = this.said.exec(words)!
    const thing = cast.find(
      one =>
        !isLiving(one) &&
        /plane|drone|frisbee|ball|hat|feather|leaf|card|飞机|无人机|飞盘|帽|羽毛|叶/iu.test(one.words),
    )
    if (!thing) return undefined
    drop(play, one => one !== thing && new RegExp(`${STAND}|[桌架柜台椅]子?$`, 'iu').test(one.words))
    const stand = standFor(english ?? chinese ?? '')
    cast.push(stand)
    thing.count = 1
    does(thing, 'land-on', { to: stand })
    const where = play.shot.where ?? (/class|teacher|school|教室|老师|讲台/iu.test(words) ? 'classroom' : 'living-room')
    return { place: 'room', where }
  },
}

/** `a row of dominoes`: they stand first and lie last, one after the other. */
const dominoes: Feat = {
  said: /\bdomino(?:es)?\b|多米诺/iu,
  stage(play) {
    if (!/fall|toppl|knock|push|tip|chain|collaps|one after|倒|推|碰/iu.test(play.words)) return undefined
    drop(play, one => !isLiving(one))
    const row = player('dominoes', ':domino:', 0.5, { count: 9 })
    play.cast.push(row)
    does(row, 'fall-in-row')
    for (const one of play.cast.filter(isLiving)) does(one, 'look', { to: row })
    return play.cast.some(isLiving) ? {} : { place: 'table' }
  },
}

/** `a tower of blocks`: of bricks for children, which grows or comes down. */
const blocks: Feat = {
  said: /\b(?:tower|stack|pile|castle|house|pyramid)\b.{0,12}\b(?:blocks?|bricks|cubes?|lego|jenga|cards|cups|cans)\b|\b(?:building|toy|wooden|lego) (?:blocks|bricks|cubes)\b|\b(?:block|lego|jenga|card) (?:tower|house|castle)\b|积木|纸牌屋/iu,
  unless: /building block of|(?:apartment|city|tower|office|housing|brick|grey|gray|concrete) blocks?\b/iu,
  stage(play) {
    const { words, cast } = play
    drop(
      play,
      one =>
        !isLiving(one) &&
        /tower|house|pyramid|castle|block|brick|cube|stack|lego|jenga|card|cup|can|积木|塔|屋/iu.test(one.words),
    )
    const tower = player('tower of blocks', ':block-tower:', 1.2)
    cast.push(tower)
    const isComing = /collaps|fall|toppl|tumbl|crash|knock|kick|destroy|倒|塌|推|撞|踢/iu.test(words)
    does(tower, isComing ? 'break' : 'grow-up')
    const doer = cast.find(isLiving)
    if (doer) {
      does(doer, isSomebody(doer) ? 'plant' : 'look', { to: tower })
      if (isSomebody(doer)) doer.relation = { kind: 'beside', to: tower }
    }
    return play.shot.where ? {} : { place: 'room', where: 'living-room' }
  },
}

const SPILT: readonly (readonly [words: RegExp, hue: string])[] = [
  [/milk|cream|white|牛奶|白/iu, 'white'],
  [/coffee|tea|cola|咖啡|茶|可乐/iu, 'brown'],
  [/wine|red|酒|红/iu, 'red'],
  [/juice|orange|汁|橙/iu, 'orange'],
  [/paint|漆|颜料/iu, 'blue'],
]

const spilt = (words: string): string => SPILT.find(([said]) => said.test(words))?.[1] ?? 'blue'

/** `tips over and spills`: it lies, and what was in it is on the floor. */
const spill: Feat = {
  said: /\b(?:bucket|pail|can|cup|glass|mug|bottle|jar|pot|jug|bowl|carton)\b.{0,30}\b(?:(?:tips?|tipping|knocked|falls?|keels?) over|topples?|spills?|spilling)\b|(?:桶|杯|瓶|罐|壶|碗)\p{Script=Han}{0,6}(?:打翻|倒了|翻倒|碰倒|洒)|打翻\p{Script=Han}{0,6}(?:桶|杯|瓶|罐|壶|碗)/iu,
  unless: /\b(?:off|from) the\b|从|\binto\b/iu,
  stage(play) {
    const vessel = play.cast.find(
      one =>
        !isLiving(one) &&
        (one.build === 'vessel' ||
          /bucket|pail|can|cup|glass|mug|bottle|jar|pot|jug|bowl|carton|coffee|桶|杯|瓶|罐|壶|碗/iu.test(one.words)),
    )
    if (!vessel || play.cast.some(isLiving)) return undefined
    drop(
      play,
      one => one !== vessel && /paint|water|milk|juice|coffee|tea|wine|oil|漆|水|奶|汁|茶|酒|油/iu.test(one.words),
    )
    const pool = player('spill', ':puddle:', 0.14, { colour: spilt(play.words) })
    does(vessel, 'topple')
    does(pool, 'grow')
    pool.relation = { kind: 'beside', to: vessel }
    play.cast.push(pool)
    return {}
  },
}

/** `her ice cream falls on the ground`: in the hand first, below it last. */
const iceCream: Feat = {
  said: /\bice[- ]cream\b.{0,30}\b(?:falls?|drops?|falling|splats?|slips?|plops?)\b|\b(?:drops?|loses?)\b.{0,14}\bice[- ]cream\b|冰淇淋\p{Script=Han}{0,6}(?:掉|落|摔)|(?:掉|弄掉)了?\p{Script=Han}{0,3}冰淇淋/iu,
  stage(play) {
    const doer = play.cast.find(isSomebody) ?? player('child', '🧒', 1.2, { build: 'person' })
    drop(play, one => one !== doer && !isLiving(one))
    if (!play.cast.includes(doer)) play.cast.unshift(doer)
    const cone = player('ice cream', '🍦', 0.16)
    play.cast.push(cone)
    does(doer, 'drop', { to: cone })
    return play.shot.place === 'table' ? { place: 'garden', where: 'park' } : {}
  },
}

const BUBBLES = sprites('🎈', ':balloons:', '🫧')

/** `the balloon pops`. */
const pop: Feat = {
  said: /\b(?:pops?|popping|popped|bursts?|bursting)\b|爆了|爆炸|爆掉|爆开|破了/iu,
  stage(play) {
    const round = play.cast.find(one => isOneOf(one, BUBBLES))
    if (!round) return undefined
    const holder = play.cast.find(isSomebody)
    round.deeds = [
      ...(round.deeds ?? []).filter(({ verb }) => verb === 'swell' || verb === 'inflate'),
      { verb: 'explode', words: 'burst' },
    ]
    round.count = 1
    round.metres = 0.6
    if (holder) {
      delete round.relation
      round.motion = 'still'
      does(holder, 'look', { to: round })
      holder.relation = { kind: 'beside', to: round }
    }
    return {}
  },
}

const TALL = /tree|oak|pine|statue|pole|lamp ?post|ladder|fence|sign|bookshelf|scarecrow|树|雕像|杆|梯|柱/iu
const BUILT = /building|tower|skyscraper|bridge|wall|house|chimney|castle|block|大楼|楼|塔|桥|墙|房|烟囱|城堡/iu
/** `the tree falls`, `the tower collapses`: it stands first, and lies or is a heap last; nothing of it comes from the sky. */
const comesDown: Feat = {
  said: /\b(?:tree|oak|pine|statue|pole|lamp ?post|ladder|fence|bookshelf|building|tower|skyscraper|bridge|wall|chimney)\b.{0,30}\b(?:falls?|falling|collaps\w+|topples?|crumbl\w+|demolish\w*|(?:crashes|comes|tumbles) down)\b|(?:树|雕像|电线杆|梯子|大楼|楼房|高楼|塔|桥|墙|烟囱)\p{Script=Han}{0,4}(?:倒|塌|坍)/iu,
  unless:
    /\b(?:from|off|under|out of) (?:the|a) (?:tree|tower|wall|roof|bridge)|snow falls|leaves fall|rain falls|night falls|从/iu,
  stage(play) {
    const thing = play.cast.find(one => !isLiving(one) && (TALL.test(one.words) || BUILT.test(one.words)))
    if (!thing) return undefined
    thing.count = 1
    does(thing, BUILT.test(thing.words) ? 'crumble' : 'topple')
    return {}
  },
}

/** Into what things are thrown. */
const INTO: readonly (readonly [words: RegExp, pictogram: string, metres: number])[] = [
  [/bin|trash|garbage|waste|垃圾桶|垃圾箱|废纸篓/iu, ':dustbin:', 0.9],
  [/basket|hamper|篮子|篓/iu, '🧺', 0.5],
  [/bucket|pail|桶/iu, '🪣', 0.45],
  [/fountain|well|许愿池|喷泉|井/iu, '⛲', 1.6],
  [/fire|flames|火堆|篝火|壁炉/iu, ':campfire:', 0.6],
  [/box|crate|chest|箱|盒/iu, '📦', 0.5],
]
/** `throws a coin into the fountain`: in the hand first, in it last. */
const throwInto: Feat = {
  said: /\b(?:throw|toss|flick|lob|chuck|drop|shoot|fling)\w*\b.{0,30}\binto (?:an? |the |his |her )?(?:\w+ ){0,2}(bin|trash can|trash|garbage can|waste ?basket|basket|hamper|bucket|pail|fountain|well|fire|campfire|flames|box|crate|chest)\b|(?:扔|投|丢|抛)(?:进|入|到)了?\p{Script=Han}{0,3}?(垃圾桶|垃圾箱|废纸篓|篮子|桶|许愿池|喷泉|井|火堆|篝火|箱子?|盒子?)/iu,
  unless: /basketball|篮球/iu,
  stage(play) {
    const [, english, chinese] = this.said.exec(play.words)!
    const [isIt, pictogram, metres] = INTO.find(([said]) => said.test(english ?? chinese ?? ''))!
    const doer = play.cast.find(isSomebody)
    const named = play.cast.find(one => !isLiving(one) && !isIt.test(one.words) && (one.metres ?? 1) < 0.6)
    if (!doer || doer.count > 1) return undefined
    const isPaper = /paper|纸/iu.test(play.words)
    const thing = isPaper || !named ? player('paper ball', ':snowball:', 0.1) : named
    drop(play, one => one !== doer && one !== thing && (isIt.test(one.words) || one === named))
    if (!play.cast.includes(thing)) play.cast.push(thing)
    const vessel = player(english ?? chinese!, pictogram, metres)
    play.cast.push(vessel)
    does(doer, 'throw-at', { to: vessel })
    does(thing, 'go-into', { to: vessel })
    thing.count = 1
    return {}
  },
}

/** `leaps and catches the frisbee`: it comes flying, and is at the mouth last. */
const catchIt: Feat = {
  said: /\b(?:dog|puppy|cat|retriever|collie)\b.{0,24}\b(?:catch|snatch|grab|snap)\w*\b.{0,16}\b(?:frisbee|disc|ball|stick|toy|treat)\b|(?:狗|犬|猫)\p{Script=Han}{0,5}(?:接住|叼住|咬住|扑住|叼起)\p{Script=Han}{0,3}(?:飞盘|球|木棍|玩具)/iu,
  // Who jumps to catch it has not got it yet.
  unless: /\bto (?:catch|snatch|grab)|想/iu,
  stage(play) {
    const beast = play.cast.find(one => isLiving(one) && !isSomebody(one))
    const named = play.cast.find(one => !isLiving(one) && (one.metres ?? 1) < 0.6)
    if (!beast || beast.count > 1) return undefined
    const thing = named ?? player('frisbee', '🥏', 0.25)
    if (!named) play.cast.push(thing)
    does(beast, 'jump', { motion: 'jump' })
    does(thing, 'stick-in', { to: beast })
    const thrower = play.cast.find(isSomebody)
    if (thrower) does(thrower, 'throw-at', { to: beast })
    return {}
  },
}

const EGG = sprites('🥚')
/** `an egg cracks and a chick hatches`: an egg first, the chick last. */
const hatchling: Feat = {
  said: /\beggs?\b.{0,40}\b(?:hatch|chick|emerg)\w*|\b(?:chick|duckling|turtle|dinosaur|dragon)\b.{0,24}\b(?:hatch\w*|egg)\b|破壳|孵(?:化|出)/iu,
  unless: /\bhen|eggs for|scrambled|boil|母鸡/iu,
  stage(play) {
    if (play.cast.some(isSomebody)) return undefined
    const [, to] = HATCHED.find(([said]) => said.test(play.words))!
    const shell = play.cast.find(one => isOneOf(one, EGG)) ?? player('egg', '🥚', 0.08)
    drop(play, () => true)
    play.cast.push({ ...shell, count: 1, motion: 'still', deeds: [], changes: [{ of: 'figure', to: spriteName(to) }] })
    return play.shot.place === 'sky' || play.shot.place === 'meadow' ? { place: 'table' } : {}
  },
}
const HATCHED: readonly (readonly [words: RegExp, pictogram: string])[] = [
  [/turtle|龟/iu, '🐢'],
  [/dinosaur|恐龙/iu, '🦖'],
  [/dragon|龙/iu, '🐉'],
  [/./u, '🐥'],
]

/** What falls, lands, tips over or is caught on its way. */
export const FEATS_OF_FALLS: readonly Feat[] = [
  throwInto,
  catchIt,
  hatchling,
  peopleDownStairs,
  peopleFall,
  fallOff,
  downStairs,
  caught,
  fromTree,
  landOn,
  dominoes,
  blocks,
  pop,
  spill,
  iceCream,
  slipFromHand,
  comesDown,
]
