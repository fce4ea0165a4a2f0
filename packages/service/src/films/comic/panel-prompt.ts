import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { toldAgain, withName } from '../words/find-people.ts'
import { BEINGS_ZH, PEOPLE_ZH } from '../words/setting-words.ts'
import { styleWords } from '../shots/style-and-place.ts'
import type { Language } from '@kinora/media/language/detect-language'
import type { ComicAsset } from './comic.ts'
import type { AssetFinder } from './find-assets.ts'

/** The content of a frame. */
export type Sight = {
  /** In the script's words; empty for a person who only speaks. */
  action: string
  characters: readonly number[]
  scene: number | undefined
  tools: readonly number[]
  /** An asset, or another person; undefined without a speaker. */
  speaker: number | string | undefined
  /** The manner of speaking. */
  manner: string
}

/** The part of a description that identifies a person. */
const MAX_DESCRIPTION = 60

/** Writes a picture's prompt: the action, all people by mention or looks, the place and the style. */
export function panelPrompt(
  sight: Sight,
  assets: readonly ComicAsset[],
  finder: AssetFinder,
  { language, style }: { language: Language; style: string },
): string {
  const { action, characters, scene, tools, speaker, manner } = sight
  const told = new Set<number>()
  const mention = (at: number): string => {
    const asset = assets[at]
    if (!asset) return ''
    const isFirst = !told.has(at)
    told.add(at)
    if (asset.hasPicture) return `[@${asset.name}]`
    if (isFirst && asset.description) return looksOf(asset, action, language)
    return isFirst || asset.type !== 'character' ? asset.name : toldAgain(asset.description, asset.name)
  }
  const deed = finder.replaced(bare(action), at => mention(at)).replaceAll(TWICE, '$2')
  const others = characters.filter(at => !told.has(at))
  const speaking =
    speaker === undefined
      ? []
      : [speakingOf(typeof speaker === 'number' ? mention(speaker) : speaker, manner, language)]
  const beside = others.filter(at => at !== speaker).map(mention)
  const pieces = [
    ...(deed ? [deed] : []),
    ...speaking,
    ...(beside.length > 0 ? [beside.join(language === 'zh' ? '和' : ' and ')] : []),
    ...(scene !== undefined && !told.has(scene)
      ? [language === 'zh' ? `在${mention(scene)}` : `in ${mention(scene)}`]
      : []),
    ...tools
      .filter(at => !told.has(at))
      .map(at => (language === 'zh' ? `画面中有${mention(at)}` : `with ${mention(at)}`)),
    ...(style ? [styleWords(style, language)] : []),
  ]
  const { comma, stop } = PUNCTUATION[language]
  const text = pieces.join(comma)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${stop}`
}

function speakingOf(who: string, manner: string, language: Language): string {
  if (language === 'en') return [`${who} faces the camera and speaks`, ...(manner ? [manner] : [])].join(', ')
  return manner.endsWith('地')
    ? `${who}${manner}面对镜头说话`
    : [`${who}面对镜头说话`, ...(manner ? [manner] : [])].join('，')
}

/** `橘猫阿福` by its looks only: the kind was already named. */
const TWICE = /(\p{Script=Han}{2,4})([一][只个位条名][^，。（]{0,8}?\1)/gu

const bare = (text: string): string =>
  text.replaceAll(/[“”"「」『』]/gu, '').replaceAll(/^[\s,，]+|[\s。.，,；;]+$/gu, '')

/** A noun phrase that identifies a person. With the name in front, an engine would draw an additional person. */
const WHO = /^an?\s/iu

const PERSON_ZH = new RegExp(
  `(?:${PEOPLE_ZH}|${BEINGS_ZH}|[男女老][员师家匠工警]|员|[厨医律教画石木铁]师|医生|[花铁木石]匠)$`,
  'u',
)

/** The person, then the looks: `十七岁女生（短发，穿校服）`. A name would be an unknown word. */
function whoIn(description: string): string | undefined {
  const clauses = description.split(/[，,、]/u).map(clause => clause.trim())
  const at = clauses.findIndex(clause => PERSON_ZH.test(clause))
  if (at < 0) return undefined
  const looks = clauses.filter((clause, other) => other !== at && clause !== '')
  return looks.length > 0 ? `${clauses[at]}（${looks.join('，')}）` : clauses[at]
}

function looksOf({ name, type, description }: ComicAsset, action: string, language: Language): string {
  const short = Array.from(description.split(/[。.;；\n]/u)[0] ?? '')
    .slice(0, MAX_DESCRIPTION)
    .join('')
  if (short.toLowerCase().includes(name.toLowerCase()))
    return action.includes(short) ? name : short.replace(type === 'character' ? /(?!)/u : WHO, '')
  if (language === 'en' && type === 'character' && WHO.test(short)) return withName(short, name)
  if (language === 'zh' && type === 'character') {
    const who = whoIn(short)
    return who === undefined ? `${name}（${short}）` : withName(who, name)
  }
  return language === 'zh' ? `${name}（${short}）` : `${name} (${short})`
}
