import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { FRAMING_WORDS, type Framing } from '../shots/camera-words.ts'
import { styleWords } from '../shots/style-words.ts'
import type { Language } from '@kinora/media/language/detect-language'
import type { ComicAsset } from './comic.ts'
import type { AssetFinder } from './find-assets.ts'

/** What is to be seen in a frame. */
export type Sight = {
  /** In the script's words; empty for somebody who only speaks. */
  action: string
  characters: readonly number[]
  scene: number | undefined
  tools: readonly number[]
  /** An asset, or somebody who is none; nobody where none speaks. */
  speaker: number | string | undefined
  /** How the speaker does it. */
  manner: string
  framing: Framing
}

/** Enough of a description to know somebody by. */
const MOST_DESCRIPTION = 60

/** What a picture's engine is told: what happens, with everybody by their mention or their looks, where, how near, and in which style. */
export function panelPrompt(
  sight: Sight,
  assets: readonly ComicAsset[],
  finder: AssetFinder,
  { language, style }: { language: Language; style: string },
): string {
  const { action, characters, scene, tools, speaker, manner, framing } = sight
  const told = new Set<number>()
  const mention = (at: number): string => {
    const asset = assets[at]
    if (!asset) return ''
    const isFirst = !told.has(at)
    told.add(at)
    if (asset.hasPicture) return `[@${asset.name}]`
    return isFirst && asset.description ? looksOf(asset, action, language) : asset.name
  }
  const deed = finder.replaced(bare(action), at => mention(at))
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
    FRAMING_WORDS[framing][language],
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

const bare = (text: string): string =>
  text.replaceAll(/[“”"「」『』]/gu, '').replaceAll(/^[\s,，]+|[\s。.，,；;]+$/gu, '')

/** A noun phrase that says who it is: the name in front of it would be one more person to whoever draws it. */
const WHO = /^an?\s/iu

function looksOf({ name, type, description }: ComicAsset, action: string, language: Language): string {
  const short = Array.from(description.split(/[。.;；\n]/u)[0] ?? '')
    .slice(0, MOST_DESCRIPTION)
    .join('')
  if (short.toLowerCase().includes(name.toLowerCase()))
    return action.includes(short) ? name : short.replace(type === 'character' ? /(?!)/u : WHO, '')
  if (language === 'en' && type === 'character' && WHO.test(short)) return short
  return language === 'zh' ? `${name}（${short}）` : `${name} (${short})`
}
