import type { Seen } from '@kinora/media/engine/contract'
import type { Plan } from './plan-shots.ts'

/** A stretch of a film, and which of its pictures is where it takes place. */
export type StagedPlan = Plan & { place?: number }

type Staging = {
  /** How many pictures take turns. */
  shown: number
  /** Those that a scene is with; nothing where it is about somebody else, who is in no picture. */
  picturesFor: (scene: number) => readonly number[] | undefined
  stage: (plans: readonly Plan[]) => StagedPlan[]
}

/** Begins with somebody who was not there before: `An old woman waters…`, `Marco, a man in a suit, runs…`, 两只白鹤飞过. */
const NEWCOMERS: readonly RegExp[] = [
  /^(?:(?:at|in|on|under|by|near)\s[^,]{1,30},\s*)?(?:an?|two|three|four|five|six|seven|eight|nine|ten|several|some|many|\d+)\s/iu,
  /^\p{Lu}\p{Ll}+,\s(?:an?|the)\s/u,
  /^(?:[^，。]{1,12}[，里上边旁中])?(?:(?:[一两二三四五六七八九十几]|\d+)[个只位名条头匹群对艘辆架座朵棵]|许多|一些|很多)/u,
]
/** Whether a scene is about somebody who was not there before. */
export const isNewcomer = (text: string): boolean => NEWCOMERS.some(words => words.test(text))
/** Where something may be; some names of the same sort of place are one. */
const PLACES: readonly RegExp[] = [
  /\b(?:outer )?space\b|\bcosmos\b|太空|宇宙|星空中/iu,
  /\bon the moon\b|月球|月面/iu,
  /\bunder ?water\b|\bseabed\b|水下|海底/iu,
  /\bdesert\b|沙漠/iu,
  /\b(?:forest|woods|jungle)\b|森林|树林|丛林/iu,
  /\b(?:lake|river|canal|fjord|pond)\b|湖|河|运河|池塘/iu,
  /\b(?:sea|ocean|beach|harbou?r|coast)\b|海(?!底)|沙滩|港口|码头/iu,
  /\b(?:city|street|alley|market|square)\b|城市|街|巷|集市|广场/iu,
  /\b(?:meadow|field|farm|grassland)s?\b|草原|草地|田野|农场/iu,
  /\b(?:kitchen|bedroom|living room|office|classroom|library|restaurant|cafe|hospital|room|house|home)\b|厨房|卧室|客厅|办公室|教室|图书馆|餐厅|咖啡馆|医院|房间|家里|屋里/iu,
]
/** These are nowhere in a picture of anything else. */
const OTHER_WORLDS = 3

const placesIn = (text: string): number[] => PLACES.flatMap((words, at) => (words.test(text) ? [at] : []))

/**
 * Pictures of places are where the others are: they are seen behind whoever takes a turn, one after another, or with the
 * scene that mentions them. Pictures that a scene mentions together are seen together. Where none shows a place, or all do
 * and the words are about nobody, all take turns. A scene about somebody who is in no picture has none, as long as others have them all.
 */
export function stagePictures(
  pictures: readonly Seen[],
  scenes: readonly string[],
  mentions: readonly (readonly number[])[],
): Staging {
  const all = pictures.map((_, at) => at)
  const places = all.filter(at => pictures[at]?.isPlace)
  const subjects = all.filter(at => !pictures[at]?.isPlace)
  // People of the words are in the places of the pictures; places that nobody is in are looked at.
  const isStaged = places.length > 0 && (subjects.length > 0 || scenes.some(isNewcomer))
  const turns = isStaged ? subjects : all
  const namedIn = (scene: number): number[] =>
    (mentions[scene] ?? []).flatMap(at => (turns.includes(at) ? [turns.indexOf(at)] : []))
  const isOfOthers = scenes.map((text, scene) => namedIn(scene).length === 0 && isNewcomer(text))
  const named = new Set(scenes.flatMap((_, scene) => namedIn(scene)))
  const hasTurns = scenes.some((_, scene) => !isOfOthers[scene] && namedIn(scene).length === 0)
  // Pictures that nobody mentions have to be somewhere; and where no place is known one of them may be a place.
  const mayBeWithout = (isStaged && hasTurns) || named.size === turns.length
  return {
    shown: turns.length,
    picturesFor: scene => (mayBeWithout && isOfOthers[scene] ? undefined : namedIn(scene)),
    stage: plans =>
      plans.map((plan, at) => {
        if (!isStaged) return plan
        const own = (mentions[plan.scene] ?? []).find(picture => places.includes(picture))
        const place = own ?? places[Math.floor((at * places.length) / plans.length)]!
        const shown = plan.pictures.flatMap(turn => subjects[turn] ?? [])
        const isThere = own !== undefined || mayBeAt(scenes[plan.scene] ?? '', wordsOf(place))
        return isThere ? { ...plan, place, pictures: [...shown, place] } : { ...plan, pictures: shown }
      }),
  }
  /** What the scenes that mention a picture call the place in it. */
  function wordsOf(place: number): number[] {
    const called = scenes.flatMap((text, scene) => (mentions[scene]?.includes(place) ? placesIn(text) : []))
    // A film begins in the one picture of a place that there is; where it goes from there is elsewhere.
    const isOnlyOne = called.length === 0 && places.length === 1 && subjects.length === 0
    return isOnlyOne ? (scenes.map(placesIn).find(said => said.length > 0) ?? []) : called
  }
}

/** Whether a scene can take place in a picture of a place that is called by these words, where any are known. */
function mayBeAt(scene: string, called: readonly number[]): boolean {
  const said = placesIn(scene)
  if (said.some(place => called.includes(place))) return true
  return called.length > 0 ? said.length === 0 : said.every(place => place >= OTHER_WORLDS)
}
