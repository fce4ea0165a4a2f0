import { hasWords } from '@kinora/media/language/has-words'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { cameraOf, type Move, type Size } from '@kinora/media/shots/camera'
import { styleWords } from '../shots/style-and-place.ts'
import type { Language } from '@kinora/media/language/detect-language'
import { splitSentences } from '@kinora/media/language/split-sentences'
import { castVoices, isNarrator, type Voices } from './cast-voices.ts'
import type { Comic, ComicAsset, Panel, PanelFrame, SpokenLine } from './comic.ts'
import { type AssetFinder, findAssets } from './find-assets.ts'
import { type Draft, groupPanels, panelMoves } from './group-panels.ts'
import { splitUtterances, splitCaptions } from '@kinora/media/language/split-captions'
import type { ScriptLine } from './read-prose.ts'
import { readScript } from './read-script.ts'

export type ComicOptions = {
  language: Language
  /** In a few words; empty for none. */
  style: string
  seed: number
  /** The asset that is the place at the end of the previous chapter. */
  place?: number
  /** An upright frame. */
  isTall?: boolean
  /** The script's description of the narrator's voice. */
  wish?: string
}

/**
 * Parses a chapter into panels: the words of each picture, its lines and their speakers. The reading of the film decides
 * what the words mean: people keep their looks, and place, hour and weather hold until the words change them.
 */
export function readComicScript(chapter: string, assets: readonly ComicAsset[], options: ComicOptions): Comic {
  const finder = findAssets(assets)
  const isPerson = (at: number): boolean => assets[at]?.type === 'character' && !isNarrator(assets[at])
  const lines = readScript(chapter, {
    isSomebody: name => assets[finder.named(name) ?? -1]?.type === 'character',
    peopleIn: text => finder.mentioned(text).flatMap(at => (isPerson(at) ? assets[at]!.name : [])),
  })
  const drafts = groupPanels(lines)
  // A script of only headings, labels and music is narrated as it is.
  if (drafts.length === 0) drafts.push(...groupPanels(plainLines(chapter)))
  const moves = panelMoves(drafts, seededRandom(options.seed).fork('comic'))
  const room: Room = { assets, finder, isPerson, voices: castVoices(assets, options.language, options.wish), options }
  const panels: Panel[] = []
  let { place } = options
  for (const [at, draft] of drafts.entries()) {
    const isOpening = at === 0 || draft.scene !== drafts[at - 1]?.scene
    const held = isOpening && draft.heading !== '' ? undefined : place
    place = placeIn(draft, held, room)
    const shown = { place, isOpening, isNewPlace: isOpening || place !== held }
    const panelMove = { move: moves[at] ?? 'push', next: moves[at + 1] ?? 'pull' }
    panels.push(
      draft.kind === 'said'
        ? saidPanel(draft, { ...shown, ...panelMove }, room)
        : toldPanel(draft, { ...shown, ...panelMove, before: pictureBefore(panels) }, room),
    )
  }
  return { language: options.language, panels, ...(place !== undefined && { place }) }
}

const plainLines = (chapter: string): ScriptLine[] =>
  splitSentences(chapter)
    .filter(hasWords)
    .map(text => ({ kind: 'narration', text }))

type Room = {
  assets: readonly ComicAsset[]
  finder: AssetFinder
  isPerson: (asset: number) => boolean
  voices: Voices
  options: ComicOptions
}

type Shown = {
  /** The asset that is the place. */
  place: number | undefined
  isOpening: boolean
  isNewPlace: boolean
  move: Move
  next: Move
}

const textOf = (draft: Draft): string =>
  [draft.action, ...(draft.kind === 'told' ? draft.texts : draft.speeches.map(({ action = '' }) => action))].join(' ')

/** Leaves the place of the panel before. */
const LEAVES = /^(?:meanwhile,?\s)?outside\b|^(?:窗外|屋外|门外|外面|洞外)/iu

/** The asset that is the place of a panel: one that it names, otherwise that of the panel before, or the only one. */
function placeIn(draft: Draft, held: number | undefined, { assets, finder }: Room): number | undefined {
  const text = textOf(draft).trim()
  const [named] = [...finder.mentioned(text, 'scene'), ...finder.mentioned(draft.heading, 'scene')]
  const scenes = assets.flatMap(({ type }, at) => (type === 'scene' ? [at] : []))
  return named ?? (LEAVES.test(text) ? undefined : (held ?? (scenes.length === 1 ? scenes[0] : undefined)))
}

/** The last picture in which nobody speaks, otherwise the last. */
const pictureBefore = (panels: readonly Panel[]): PanelFrame | undefined =>
  (panels.findLast(({ lines }) => lines.every(({ speaker }) => !speaker)) ?? panels.at(-1))?.frames[0]

/** Tells something that nobody sees: the picture before goes on. */
const REMARK =
  /^(?:(?:and|but|so|yet|for)\s)?(?:nobody|no one|nothing|every(?:body|one)|(?:it|that|this) (?:was|is)|from (?:then|that day)|ever since)\b|^(?:那是|这是|那就是|从此|从那|就这样|原来|谁也|没有?人|每个人|有些)/iu

/** A thing beside a person is shown whole. */
const BESIDE =
  /\b(?:beside|next to|near|behind|in front of|before|leans? (?:on|against))\b|旁|身边|[前后]面|靠着|倚着/iu

const answerTo = ({ move, next }: Shown): Move =>
  (['push', 'drift', 'pull'] as const).find(each => each !== move && each !== next) ?? 'still'

function toldPanel(
  draft: Extract<Draft, { kind: 'told' }>,
  shown: Shown & { before: PanelFrame | undefined },
  room: Room,
): Panel {
  const { finder, isPerson, voices, options } = room
  const text = textOf(draft)
  const people = finder.mentioned(text).filter(isPerson)
  const isRemark = people.length === 0 && draft.action === '' && draft.texts.every(each => REMARK.test(each))
  const size = shown.isOpening || people.length !== 1 || BESIDE.test(text) ? 'wide' : 'whole'
  const camera = cameraOf(shown.move, size)
  const told = draft.isSilent ? [] : splitUtterances(draft.texts.join(options.language === 'zh' ? '' : ' '))
  return {
    scene: draft.scene,
    layout: 'full',
    frames: [
      isRemark && shown.before
        ? { ...shown.before, camera }
        : frameOf([headingIn(draft, shown), draft.action, ...draft.texts], shown, camera, room),
    ],
    lines: told.map(breath => ({
      text: breath,
      pieces: splitCaptions(breath),
      voice: voices.narrator,
      frame: 0,
      shown: 'subtitle' as const,
    })),
  }
}

function saidPanel(draft: Extract<Draft, { kind: 'said' }>, shown: Shown, room: Room): Panel {
  const { assets, finder, isPerson, voices, options } = room
  const speakers = [...new Set(draft.speeches.map(({ speaker }) => finder.named(speaker) ?? speaker))]
  // Far enough that a bubble does not cover the speaker: beside the head in a wide frame, above it in an upright or
  // shared one.
  const far: Size | undefined = speakers.length > 1 || options.isTall ? 'wide' : undefined
  const frames = speakers.slice(0, 2).map((speaker, at) => {
    const own = draft.speeches.filter(speech => (finder.named(speech.speaker) ?? speech.speaker) === speaker)
    const heading = headingIn(draft, shown)
    const action = at === 0 ? draft.action : ''
    const name = typeof speaker === 'number' ? (isPerson(speaker) ? assets[speaker]!.name : '') : speaker
    const tools = own.flatMap(({ text }) => finder.mentioned(text, 'tool'))
    const speaking =
      name === ''
        ? ''
        : speakingOf(
            name,
            own.flatMap(one => one.action ?? []),
            options.language,
          )
    const words = [heading, action, speaking]
    // A frame that ends at the waist would cut off a thing beside a person or in their hands.
    const isAlone = action === '' && tools.length === 0 && finder.mentioned(words.join(' '), 'tool').length === 0
    const camera = cameraOf(at === 0 ? shown.move : answerTo(shown), far ?? (isAlone ? 'waist' : 'wide'))
    return frameOf(words, shown, camera, room, tools)
  })
  const lines = draft.speeches.flatMap((speech): SpokenLine[] => {
    const asset = finder.named(speech.speaker)
    const isCast = asset !== undefined && assets[asset]?.type === 'character'
    const speaker =
      speech.speaker === ''
        ? undefined
        : { name: isCast ? assets[asset]!.name : speech.speaker, ...(isCast ? { asset } : {}) }
    const voice = isCast ? voices.ofAsset(asset) : speaker ? voices.ofName(speech.speaker) : voices.narrator
    return splitUtterances(speech.text).map(text => ({
      text,
      pieces: splitCaptions(text),
      voice,
      ...(speaker ? { speaker } : {}),
      frame: Math.max(0, speakers.indexOf(asset ?? speech.speaker)),
      shown: speaker ? ('bubble' as const) : ('subtitle' as const),
      ...(speech.emotion ? { emotion: speech.emotion } : {}),
    }))
  })
  return { scene: draft.scene, layout: frames.length === 2 ? 'pair' : 'full', frames, lines }
}

/** A heading is part of the words where its scene begins. */
const headingIn = ({ heading }: Draft, { isOpening }: Shown): string =>
  isOpening
    ? heading.replaceAll(/\b[A-Z]{2,}(?:['’][A-Z]+)?\b/gu, word => word.toLowerCase()).replaceAll(/\s+[-–—]\s+/gu, ', ')
    : ''

function speakingOf(who: string, manners: readonly string[], language: Language): string {
  const manner = manners.join(PUNCTUATION[language].comma)
  if (language === 'en') return [`${who} faces the camera and speaks`, ...(manner ? [manner] : [])].join(', ')
  return manner.endsWith('地')
    ? `${who}${manner}面对镜头说话`
    : [`${who}面对镜头说话`, ...(manner ? [manner] : [])].join('，')
}

const bare = (text: string): string =>
  text.replaceAll(/[“”"「」『』]/gu, '').replaceAll(/^[\s,，]+|[\s。.，,；;]+$/gu, '')

/** The words of a picture, one sentence after another, with the place where it begins and the style. */
function frameOf(
  words: readonly string[],
  { place, isNewPlace }: Pick<Shown, 'place' | 'isNewPlace'>,
  camera: PanelFrame['camera'],
  { assets, finder, options: { language, style } }: Room,
  tools: readonly number[] = [],
): PanelFrame {
  const { comma, stop } = PUNCTUATION[language]
  const isChinese = language === 'zh'
  const mention = (at: number): string => (assets[at]?.hasPicture ? `[@${assets[at].name}]` : (assets[at]?.name ?? ''))
  const sentences = words.map(bare).filter(hasWords)
  const named = finder.mentioned(sentences.join(' '))
  const others = [...new Set(tools)].filter(at => !named.includes(at))
  const isPlaced = place === undefined || named.includes(place) || (!isNewPlace && !assets[place]?.hasPicture)
  const end = [
    ...others.map(at => (isChinese ? `画面中有${mention(at)}` : `with ${mention(at)}`)),
    ...(isPlaced
      ? []
      : [isChinese ? `在${looksOf(assets[place], mention(place))}里` : `in ${looksOf(assets[place], mention(place))}`]),
    ...(style ? [styleWords(style, language)] : []),
  ]
  const told = sentences.map(sentence => finder.replaced(sentence, mention))
  const text = [told.map(capitalised).join(isChinese ? stop : `${stop} `), ...end].filter(Boolean).join(comma)
  const shown = [...named, ...(place === undefined ? [] : [place]), ...others]
  const own = [...new Set(shown)].filter(at => assets[at]?.type !== 'character' || !isNarrator(assets[at]))
  return {
    prompt: `${text}${stop}`,
    assets: own,
    from: own.some(at => assets[at]?.hasPicture) ? 'references' : 'words',
    ...(camera && { camera }),
  }
}

/** A place without a picture by its description. */
function looksOf(place: ComicAsset | undefined, mention: string): string {
  const { name = '', description = '', hasPicture = false } = place ?? {}
  if (hasPicture || description === '') return mention
  return description.toLowerCase().includes(name.toLowerCase()) ? description : `${name} (${description})`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
