import { splitList } from './noun-table.ts'

// A word of the hints (`where-hints.ts`, `setting-words.ts`) leads to a place or an hour and is not seen by that alone: a
// burial, a quiz, 相亲. Such a word is told. These are not.

/** Names of places and hours, how it looks and feels, and what nobody expects to see: nothing more can come of them. */
const UNTOLD = new Set(
  splitList(`hawaii, bali, maldives, waikiki, malibu, 三亚, 马尔代夫, 夏威夷, 巴厘岛, 鼓浪屿, tropical, indoor, rocky, scenic, dark, daytime, nature, wilderness,
    gravity, energy, echo, breeze, deadline, overtime, astronomy, blade runner, 海风, 微风, 度假, 星光, 黑暗, 星辰, 星河, 七夕, 上元节, 中秋节, 跨年, 守岁, diwali, new year's eve,
    soft window light, light from the window, light from a window, 窗光, in candlelight, by the window, at the window, at sea, under the covers, before takeoff, before the show,
    on the train home, 天台上, 床上, 被窝, 被窝里, 卧铺, 上场前, 上台前, 候场, 上学, 上班路上, 早高峰, 午休, lunch break, after work, on the way home, 下班, 放学, 收工, 归来, 归港`),
)

/** All words of these hints are such: cities, talk of the film, taste, colours. */
const UNTOLD_PLACES: ReadonlySet<string> = new Set(['skyline', 'sweep', 'table', 'abstract'])

/** What the place itself shows, where the shot is set there: waves of the sea, the court of a palace. */
const SEEN_THERE = new Set(
  splitList(`grape arbor, grape arbour, grape trellis, grapevine pergola, 葡萄架, 葡萄架下, 葡萄藤下, royal court, 朝堂, war zone, barnyard, dashboard, 仪表台, 仪表台上, 中控台, 中控台上,
    lantern festival, 花灯会, 灯展, finish line, formula one, formula 1, f1, ice, crashing waves, ocean waves, tide, 海浪, 波浪, 潮水, traffic, street light, performance, singing on stage, 演出,
    wallpaper, space, stars and planets, landscape, scenery, scenic view, 云雾缭绕的山, water flowing, 流水, 小桥流水, 苔藓`),
)

type Hint = { text: string; place?: string | undefined; where?: string | undefined }

/** Whether nothing has to be told of a word that only leans to a place or an hour, in a shot that is set there. */
export const isHintSeen = ({ text, place, where }: Hint, set: { place: string; where?: string | undefined }): boolean =>
  UNTOLD.has(text) ||
  (place !== undefined && UNTOLD_PLACES.has(place)) ||
  (SEEN_THERE.has(text) && (where ? set.where === where : place === undefined || set.place === place))

/** Events that other tables read as a mood or as the place where they are usually held. */
const EVENTS = new Set(
  splitList(`wedding, proposal, celebration, battle, war, farewell, 战争, 大战, 马拉松, 求婚, 派对, 婚礼, 婚宴, 庭审, 招聘会, 庙会, 体育课, 足球赛, 足球比赛, 篮球赛, 篮球比赛, 拳击比赛,
    basketball game, basketball match, boxing match, gym class, p.e. class, pe class, pe lesson, gym lesson, math class, last lesson, last class`),
)
export const isEvent = (text: string): boolean => EVENTS.has(text)
