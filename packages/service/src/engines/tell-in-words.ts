import { seededRandom } from '@kinora/media/core/seeded-random'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { Entity } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '@kinora/studio/catalogue'

/** Characters; servers of this contract reject prompts above 2,000. */
const LONGEST = 1_800

/**
 * Engines that take words get a film's shot as its prompt, with the looks of its people: an engine knows only the prompt
 * of a shot, and would otherwise draw a different person in every shot.
 */
export const tellInWords = (engine: OpenEngine): OpenEngine => {
  const told = (order: Order): Order => {
    if (!order.scene || !order.inWords) return order
    const isStaged = engine.takesScenes === true || engine.guides?.(order) !== undefined
    const { scene, inWords: _inWords, ...words } = withLooks(order)
    return isStaged && scene ? { ...words, scene } : words
  }
  return {
    ...engine,
    accepts: order => engine.accepts(told(order)),
    ...(engine.leavesOut && { leavesOut: order => engine.leavesOut!(told(order)) }),
    ...(engine.preview && { preview: (order, context) => engine.preview!(told(order), context) }),
    ...(engine.isRemote && { isRemote: order => engine.isRemote!(told(order)) }),
    place: order => engine.place(told(order)),
    start: (token, order, context) => engine.start(token, told(order), context),
    poll: (token, order, context) => engine.poll(token, told(order), context),
    ...(engine.cancel && { cancel: (token, order) => engine.cancel!(token, told(order)) }),
  }
}

/** The order with the looks of all people of its document. A picture of somebody already shows them. */
export function withLooks<T extends Order>(order: T): T {
  if (!order.scene || order.prompt === '') return order
  const { entities, language } = order.scene
  const seed = order.kind === 'video' ? (order.cast?.seed ?? order.seed) : order.seed
  const prompt = entities
    .filter(({ asset, count = 1 }) => count === 1 && loadCatalogue().asset(asset)?.rig === 'person')
    .reduce((text, person) => {
      const longer = `${text.trimEnd()}${tellLook(person, language === 'zh' ? 'zh' : 'en', seed)}`
      return longer.length > LONGEST ? text : longer
    }, order.prompt)
  return { ...order, prompt }
}

const HAIR: Record<Language, readonly string[]> = {
  en: ['short black hair', 'long brown hair', 'curly dark hair', 'short blond hair', 'long black hair', 'red hair'],
  zh: ['黑色短发', '棕色长发', '深色卷发', '金色短发', '黑色长发', '红色头发'],
}
const GREY: Record<Language, string> = { en: 'grey hair', zh: '灰白头发' }
const COLOURS: Record<Language, readonly string[]> = {
  en: ['red', 'dark blue', 'green', 'white', 'yellow', 'grey', 'brown', 'light blue'],
  zh: ['红色', '深蓝色', '绿色', '白色', '黄色', '灰色', '棕色', '浅蓝色'],
}

/** Hair and clothes as the document has them, otherwise chosen by the film's seed and the person. */
function tellLook(
  { id, name, asset, traits = {}, wears = [], costume }: Entity,
  language: Language,
  seed: number,
): string {
  const seeded = seededRandom(seed).fork(`looks of ${id}`)
  const pick = (of: readonly string[]): string => of[seeded.below(of.length)] ?? ''
  const [chosen, colour] = [pick(HAIR[language]), pick(COLOURS[language])]
  const isOld = traits.age === 'old' || /^(?:old|grand)/u.test(asset)
  const usual = isOld ? GREY[language] : chosen
  const hair = traits.hair === undefined ? usual : language === 'zh' ? `${traits.hair}头发` : `${traits.hair} hair`
  const worn = wears.map(({ garment, colour: own }) => [own, garment].filter(Boolean).join(' ').replaceAll('-', ' '))
  const plain = language === 'zh' ? `${colour}衣服` : colour
  const clothes = worn.length > 0 ? worn.join(', ') : costume === undefined ? plain : costume
  const who = name ?? asset.replaceAll('-', ' ')
  if (language === 'zh') return `${who}：${hair}，${clothes}。`
  return ` ${/^\p{Lu}/u.test(who) ? who : `The ${who}`}: ${hair}, dressed in ${clothes}.`
}
