import { type Feat, sprites } from './feat.ts'
import { does, doerOf, drop, isLiving, isOneOf, isSomebody, need, type Play, type Player, player } from './players.ts'
import { spriteName } from './words/noun-table.ts'

const BASKETBALLS = sprites('🏀')
const FOOTBALLS = sprites('⚽', '🏈', '🏉', '🏐', '🏀')
const BOARDS = sprites('🛹', ':snowboard:', '🛴')

/** `he shoots and it goes in`: the ball is in the hands first and through the ring last. */
const hoop: Feat = {
  said: /\bbasket ?balls?\b.*\b(?:hoop|basket|net|rim)\b|\bball\b.*\b(?:hoop|rim)\b|\b(?:shoot|sink|make|score|take)\w* (?:a |the |some )?(?:hoops?|baskets?|three-?pointer|free throw|jump shot)\b|\bslam dunk|\bdunk(?:s|ed|ing)?\b|投篮|(?:篮|球)\p{Script=Han}{0,3}投进|投进\p{Script=Han}{0,3}(?:篮|球)|三分球|罚篮|扣篮|篮筐|篮框|空心球/iu,
  unless: /\bkick|\bgoal|football|soccer|cookie|cat\b|dog\b|laundry|toss\w* .*(?:paper|trash)|扔.*垃圾|踢/iu,
  stage(play) {
    const doer = doerOf(play)
    // One of several things that are done in turn.
    if ((doer.deeds?.length ?? 0) > 2) return undefined
    drop(
      play,
      one => one !== doer && /hoop|basket$|rim|net$|篮筐|篮框|篮板|篮网/iu.test(one.words) && one.build !== 'person',
    )
    const ball = need(
      play,
      one => isOneOf(one, BASKETBALLS),
      () => player('basketball', '🏀', 0.25),
    )
    const ring = player('hoop', ':basketball-hoop:', 3.75)
    play.cast.push(ring)
    const leaps = doer.deeds?.find(({ verb }) => verb === 'dunk')
    does(doer, 'throw-at', { to: ring })
    // Who dunks leaves the ground with it.
    if (leaps) doer.deeds!.unshift({ verb: leaps.verb, words: leaps.words })
    does(ball, 'go-through', { to: ring })
    return outdoors(play) || play.shot.where === 'rooftop' ? {} : { place: 'room', where: 'basketball-court' }
  },
}

const outdoors = ({ words }: Play): boolean =>
  /\b(?:park|street|outdoor|playground|driveway|yard|beach)\b|街|公园|户外|操场|院/iu.test(words)

/** `the keeper dives and saves it`, `she scores a goal`: the ball ends in the hands, or in the net. */
const goal: Feat = {
  said: /\b(?:goal ?keeper|goalie|penalty (?:kick|shot))\b|\bkeeper\b.{0,40}\b(?:dives?|saves?|ball|goal)\b|\b(?:kick|shoot|score|strike|volley|head|curl|boot)\w*\b.*\b(?:goal|net|top corner)\b|\bscores? (?:a|the|his|her) (?:penalty|goal|winner)\b|守门员|门将|点球|(?:踢|射)(?:进|入|向)?.*(?:球门|网)|射门|进球/iu,
  unless:
    /basket|hockey|tennis|volley ?ball|badminton|butterfly net|life goal|goals? of|lighthouse|zoo|bee ?keeper|shopkeeper|目标/iu,
  stage(play) {
    const { words, cast } = play
    const isKeeper = (one: Player): boolean => isSomebody(one) && /keeper|goalie|守门员|门将/iu.test(one.words)
    const keeper = cast.find(isKeeper)
    const isSaved =
      keeper !== undefined && !/\b(?:misses|scores?|beats|past|too late|goal!)|进了|没扑|破门/iu.test(words)
    drop(play, one => /^(?:the )?(?:goal|net|goalpost|球门|足球门|shot|penalty)$/iu.test(one.words))
    const ball = need(
      play,
      one => isOneOf(one, FOOTBALLS),
      () => player('ball', '⚽', 0.22),
    )
    drop(play, ({ label, words: named }) => label === named)
    const striker =
      cast.find(one => isLiving(one) && one !== keeper && one !== ball) ??
      (STRIKES.test(words)
        ? player('striker', '🧑', 1.75, { build: 'person', outfit: ['jersey', 'shorts'] })
        : undefined)
    if (striker && !cast.includes(striker)) cast.unshift(striker)
    const net = player('goal', '🥅', 2.4)
    cast.push(net)
    if (keeper) does(keeper, 'save-at', { to: net })
    const end = isSaved ? keeper : net
    if (striker) does(striker, 'kick-at', { to: end })
    does(ball, 'stick-in', { to: end })
    return outdoors(play) ? {} : { place: 'meadow', where: 'stadium' }
  },
}

const STRIKES = /\b(?:striker|forward|player|winger|he|she|kick\w*|shoots|scores|curls)\b|前锋|球员|射门|踢/iu

const TARGETS = sprites('🎯')
/** `an arrow hits the target`: it leaves the bow and stays in the middle of it. */
const target: Feat = {
  said: /\b(?:arrow|archer|bow|darts?|javelin|throwing (?:axe|knife))\b.*\b(?:target|bull'?s-?eye|board|mark)\b|射箭.*(?:靶|中)|(?:箭|飞镖).*(?:靶|中)|射中靶/iu,
  stage(play) {
    const doer = play.cast.find(isSomebody) ?? play.cast.find(isLiving)
    const isDart = /\bdarts?\b|飞镖/iu.test(play.words)
    drop(
      play,
      one => one !== doer && /arrow|dart|bow$|^箭$|弓|飞镖|middle|bull/iu.test(one.words) && !isOneOf(one, TARGETS),
    )
    const disc = need(
      play,
      one => isOneOf(one, TARGETS),
      () => player('target', '🎯', 1.4),
    )
    const shaft = player('arrow', ':arrow:', 0.09)
    play.cast.push(shaft)
    does(shaft, 'stick-in', { to: disc })
    disc.motion = 'still'
    delete disc.relation
    if (!doer) return {}
    does(doer, isDart ? 'throw-at' : 'shoot-at', { to: disc })
    if (isDart) return {}
    const bow = player('bow', '🏹', 1)
    play.cast.push(bow)
    doer.relation = { kind: 'holding', to: bow }
    return {}
  },
}

/** `crosses the finish line`: before it first, beyond it last. */
const finish: Feat = {
  said: /\b(?:finish(?:ing)? line|finish tape|crosses? the line|winning post)\b|终点|冲线|撞线/iu,
  stage(play) {
    drop(play, one => /finish|line$|tape|ribbon|终点|线$|带$/iu.test(one.words) && !isLiving(one))
    const racer = play.cast.find(one => isLiving(one) || one.build === 'vehicle') ?? doerOf(play)
    const arch = player('finish line', ':finish-line:', racer.build === 'vehicle' ? 4.5 : 2.97)
    play.cast.push(arch)
    does(racer, 'run-past', { to: arch, keeps: racer.relation?.kind === 'riding' })
    // 龙舟冲过终点: who races on a river is still on it.
    return play.shot.where || OWN_COURSE.has(play.shot.place) ? {} : { place: 'street', where: 'race-track' }
  },
}
const OWN_COURSE: ReadonlySet<string> = new Set('river lake sea snowfield beach forest mountains desert'.split(' '))

/** `climbs to the top of the cliff`: at its foot first, upright on top of it last. */
const summit: Feat = {
  said: /\b(?:climb|scal|scrambl|ascend|clamber)\w*\b.{0,40}\b(?:top|summit|peak|cliff|rock face|rock wall|crag|boulder|ledge|mountain)\b|\breach\w*\b.{0,16}\b(?:top|summit|peak)\b|(?:爬|登|攀)(?:上|到|登|至)?[^,，。]{0,8}(?:顶|峰|崖|岩)/iu,
  unless: /stairs|staircase|ladder|tree|tower|roof|building|楼|梯|树|塔|屋|view from|drone|aerial|car |bus |cable/iu,
  stage(play) {
    const doer = play.cast.find(isLiving)
    if (!doer || doer.count > 2) return undefined
    const flag = play.cast.find(one => /flag|旗/iu.test(one.words))
    drop(
      play,
      one =>
        !isLiving(one) && /cliff|mountain|peak|summit|rock|crag|boulder|ledge|wall|山|崖|岩|石|峰/iu.test(one.words),
    )
    const crag = player('cliff', ':crag:', 3.4)
    play.cast.push(crag)
    does(doer, 'climb-up', { to: crag })
    if (flag) doer.relation = { kind: 'holding', to: flag }
    return { place: 'mountains' }
  },
}

/** `climbs a ladder`, `runs up the tree`: at its foot first, near its upper end last. */
const upSide: Feat = {
  said: /\b(?:(?:climb|shin|shimm|clamber)\w*(?: up)?|(?:scurr|scuttl|run|rac|crawl|goes|go)\w*(?: \w+)? up) (?:a|the|an|his|her|its) (?:\w+ ){0,2}(ladder|tree|trunk|pole|rope|lamp ?post|mast|vine|drainpipe|palm|beanstalk)\b|(?:爬|攀)(?:上|到)?了?(?:一?[棵根架个])?(?:\p{Script=Han}{0,2})(梯子?|树|杆|绳子?|藤)/iu,
  unless: /\bunder\b|down (?:a|the)|into the tree|落|下来|stairs|楼梯/iu,
  stage(play) {
    const doer =
      play.cast.find(one => isLiving(one) && one.deeds?.some(({ verb }) => verb === 'climb')) ??
      play.cast.find(isLiving)
    const [, english, chinese] = this.said.exec(play.words) ?? []
    const name = english ?? chinese ?? 'pole'
    const [, pictogram, metres] = SIDES.find(([words]) =>
      words.test(`${/palm|棕榈|椰/iu.exec(play.words)?.[0] ?? ''} ${name}`),
    )!
    // Who is chased up a tree is seen to be chased first.
    const isChased = play.cast.some(({ deeds = [] }) => deeds.some(({ verb }) => verb === 'chase'))
    if (!doer || doer.count > 1 || isChased) return undefined
    const pole = need(
      play,
      one => !isLiving(one) && one.words.toLowerCase().includes(name.toLowerCase()),
      () => player(name, pictogram, metres),
    )
    Object.assign(pole, {
      what: { sprite: spriteName(pictogram) },
      motion: 'still',
      count: 1,
      metres: Math.max(metres, 2.2 * (doer.metres ?? 1.2)),
    })
    if ((doer.metres ?? 1.7) < 0.8) pole.metres = Math.max(1.6, 5 * (doer.metres ?? 0.3))
    delete pole.relation
    does(doer, 'climb-side', { to: pole })
    // A ladder to a window is outside.
    const isOutside = /firefighter|fireman|window|roof|wall|house|消防|窗|屋顶|墙/iu.test(play.words)
    return isOutside && play.shot.place === 'room' && !play.shot.where ? { place: 'street', where: 'suburb' } : {}
  },
}
const SIDES: readonly (readonly [words: RegExp, pictogram: string, metres: number])[] = [
  [/ladder|梯/iu, '🪜', 3.4],
  [/palm.*tree|(?:棕榈|椰).*树/iu, '🌴', 5],
  [/tree|trunk|beanstalk|树/iu, '🌳', 5],
  [/lamp/iu, ':street-lamp:', 4.5],
  [/./u, ':flagpole:', 4.5],
]

/** `jumps from the board into the pool`: up there first, in the water last. */
const dive: Feat = {
  said: /\b(?:diving ?boards?|spring ?board|high board|high dive|diving platform|diving tower)\b|跳台|跳板|跳水/iu,
  stage(play) {
    const doer = doerOf(play)
    drop(play, one => one !== doer && /board|platform|pool|tower|跳台|跳板|泳池/iu.test(one.words))
    const board = player('diving board', ':diving-board:', 3.3)
    play.cast.push(board)
    does(doer, 'dive-off', { to: board })
    return { place: 'garden', where: 'swimming-pool' }
  },
}

/** `jumps off a cliff into the sea`: the same without a board. */
const plunge: Feat = {
  said: /\b(?:jump|leap|div|plung)\w*\b.{0,24}\b(?:off|from)\b.{0,20}\b(?:cliff|rock|pier|dock|bridge|boat|ledge|jetty)\b.{0,16}\binto\b|从(?:悬崖|崖|岩石|礁石|码头|桥)\p{Script=Han}{0,3}(?:跳|跃|扎)(?:进|入|到|下)/iu,
  stage(play) {
    const doer = doerOf(play)
    drop(
      play,
      one => one !== doer && !isLiving(one) && /cliff|rock|pier|dock|bridge|ledge|崖|岩|礁|码头|桥/iu.test(one.words),
    )
    const crag = player('rock', ':crag:', 3.4)
    play.cast.push(crag)
    does(doer, 'dive-off', { to: crag })
    const water = WATERS.find(([said]) => said.test(play.words))?.[1]
    return water ? { place: water } : {}
  },
}

const WATERS = [
  [/lake|pond|湖/iu, 'lake'],
  [/river|stream|河|溪/iu, 'river'],
  [/sea|ocean|water|bay|海|水/iu, 'beach'],
] as const

/** `jumps down the stairs on his board`: above them first, on the ground before them last. */
const overStairs: Feat = {
  said: /\b(?:jump|leap|olli|kickflip|clear|fl[iy])\w*\b.{0,24}\b(?:over|down|off|across)\b.{0,24}\b(?:stairs?|steps|stair set)\b|(?:跳|飞|跃)(?:下|过|越)\p{Script=Han}{0,4}(?:台阶|楼梯)/iu,
  stage(play) {
    const doer = play.cast.find(isSomebody)
    if (!doer) return undefined
    drop(play, one => /stairs?|steps|flight|台阶|楼梯/iu.test(one.words))
    const steps = player('stairs', ':steps-down:', 1.2)
    play.cast.push(steps)
    does(doer, 'leap-down', { to: steps })
    const own = play.cast.find(one => isOneOf(one, BOARDS))
    if (own ?? /skate|board|滑板/iu.test(play.words)) {
      const board = own ?? player('skateboard', '🛹', 0.15)
      if (!own) play.cast.push(board)
      doer.relation = { kind: 'riding', to: board }
    }
    return { place: 'street', where: 'pavement' }
  },
}

/** `putts the ball into the hole`. */
const putt: Feat = {
  said: /\bgolf\w*\b.*\b(?:ball|putt\w*|hole)\b|\bputts?\b|\bhole[- ]in[- ]one\b|高尔夫.*(?:球|洞)|推杆|一杆进洞/iu,
  unless: /cart|车/iu,
  stage(play) {
    const doer = doerOf(play)
    drop(play, one => one !== doer && /hole|^ball$|golf ball|洞|球$|flag/iu.test(one.words))
    const [ball, hole] = [player('golf ball', '⚾', 0.08), player('hole', ':golf-hole:', 1.7)]
    play.cast.push(ball, hole)
    does(doer, 'kick-at', { to: hole })
    doer.deeds = [{ verb: 'play-golf', words: '' }, ...doer.deeds!]
    does(ball, 'go-into', { to: hole })
    return { place: 'meadow', where: 'golf-course' }
  },
}

export const FEATS_OF_SPORT: readonly Feat[] = [
  hoop,
  goal,
  target,
  finish,
  dive,
  plunge,
  overStairs,
  putt,
  summit,
  upSide,
]
