import { hasWords } from '../../core/text.ts'
import { seededRandom } from '@kinora/media/core/seeded-random'
import { cameraOf, type Move, type Size } from '../shots/camera.ts'
import type { Language } from '@kinora/media/language/detect-language'
import { splitSentences } from '@kinora/media/language/split-sentences'
import { castVoices, isNarrator, type Voices } from './cast-voices.ts'
import type { Comic, ComicAsset, Continuity, Panel, PanelFrame, SpokenLine } from './comic.ts'
import { type AssetFinder, findAssets } from './find-assets.ts'
import { type Draft, groupPanels, panelMoves } from './group-panels.ts'
import {
  type CurrentSetting,
  holdHeading,
  updateSetting,
  isOutOf,
  sayHeading,
  unsaidSetting,
} from './current-setting.ts'
import { panelPrompt, type Sight } from './panel-prompt.ts'
import { splitUtterances, splitCaptions } from './split-captions.ts'
import type { ScriptLine } from './read-prose.ts'
import { readScript } from './read-script.ts'
import { nameMeant, resolvePronoun } from './resolve-pronoun.ts'

export type ComicOptions = {
  language: Language
  /** In a few words; empty for none. */
  style: string
  seed: number
  /** The state at the end of the previous chapter. */
  before?: Continuity
  /** An upright frame. */
  isTall?: boolean
  /** The script's description of the narrator's voice. */
  wish?: string
}

/** Named people are in the picture, as far as there is space. */
const MAX_NAMED = 6

/**
 * Parses a chapter into panels. Assets keep their names, looks and voices throughout; a place holds until another is
 * named.
 */
export function readComicScript(chapter: string, assets: readonly ComicAsset[], options: ComicOptions): Comic {
  const finder = findAssets(assets)
  const isCharacter = (at: number | undefined): at is number => at !== undefined && assets[at]?.type === 'character'
  const lines = readScript(chapter, {
    isSomebody: name => isCharacter(finder.named(name)),
    peopleIn: text =>
      finder
        .mentioned(text, 'character')
        .filter(at => !isNarrator(assets[at]!))
        .map(at => assets[at]!.name),
  })
  const drafts = groupPanels(lines)
  // A script of only headings, labels and music is narrated as it is.
  if (drafts.length === 0) drafts.push(...groupPanels(plainLines(chapter)))
  const moves = panelMoves(drafts, seededRandom(options.seed).fork('comic'))
  const room: Room = { assets, finder, voices: castVoices(assets, options.language, options.wish), options }
  let now: Continuity = options.before ?? { present: [] }
  const panels = drafts.map((draft, at) => {
    const isNewScene = at > 0 && draft.scene !== drafts[at - 1]?.scene
    now = continued(isNewScene && draft.heading !== '' ? { present: now.present } : now, draft, room)
    return panelOf(
      draft,
      now,
      { move: moves[at] ?? 'push', next: moves[at + 1] ?? 'pull', isOpening: at === 0 || isNewScene },
      room,
    )
  })
  return { language: options.language, panels, ending: now }
}

const plainLines = (chapter: string): ScriptLine[] =>
  splitSentences(chapter)
    .filter(hasWords)
    .map(text => ({ kind: 'narration', text }))

type Room = { assets: readonly ComicAsset[]; finder: AssetFinder; voices: Voices; options: ComicOptions }

const textOf = (draft: Draft): string =>
  [draft.action, ...(draft.kind === 'told' ? draft.texts : draft.speeches.map(({ action = '' }) => action))].join(' ')

/** The people and the place after this panel. */
function continued(before: Continuity, draft: Draft, { assets, finder }: Room): Continuity {
  const text = textOf(draft)
  const scenes = assets.flatMap(({ type }, at) => (type === 'scene' ? [at] : []))
  const isLeft = before.scene !== undefined && isOutOf(looksOfPlace(assets[before.scene]), text.trim())
  const held = isLeft ? before.outside : before.scene
  const scene =
    finder.mentioned(text, 'scene')[0] ??
    finder.mentioned(draft.heading, 'scene')[0] ??
    held ??
    (scenes.length === 1 && !isLeft ? scenes[0] : undefined)
  const outside = scene === before.scene ? before.outside : before.scene
  const speakers = draft.kind === 'said' ? draft.speeches.flatMap(({ speaker }) => finder.named(speaker) ?? []) : []
  const named = [...finder.mentioned(text, 'character'), ...speakers].filter(
    at => assets[at]?.type === 'character' && !isNarrator(assets[at]),
  )
  const meant = named.length > 0 ? [] : resolvePronoun(text, before.present, assets)
  const present = [...new Set([...named.toReversed(), ...meant, ...before.present])]
  // A heading holds until the scene itself changes the setting.
  const isOpening = before.heading !== draft.heading
  const opened = isOpening ? holdHeading(before.setting ?? {}, draft.heading) : (before.setting ?? {})
  const setting = updateSetting(opened, text)
  return {
    ...(scene === undefined ? {} : { scene }),
    ...(outside === undefined ? {} : { outside }),
    present,
    setting,
    heading: draft.heading,
  }
}

const REMARK =
  /^(?:(?:and|but|so|yet|for)\s)?(?:nobody|no one|nothing|every(?:body|one)|(?:it|that|this) (?:was|is)|from (?:then|that day)|ever since)\b|^(?:那是|这是|那就是|从此|从那|就这样|原来|谁也|没有?人|每个人|有些)/iu

/** A thing beside a person is shown whole. */
const BESIDE =
  /\b(?:beside|next to|near|behind|in front of|before|leans? (?:on|against))\b|旁|身边|[前后]面|靠着|倚着/iu

const looksOfPlace = (place: ComicAsset | undefined): string => (place ? `${place.name} ${place.description}` : '')

const answerTo = ({ move, next }: Shown): Move =>
  (['push', 'drift', 'pull'] as const).find(each => each !== move && each !== next) ?? 'still'

type Shown = { move: Move; next: Move; isOpening: boolean }

function panelOf(draft: Draft, now: Continuity, shown: Shown, room: Room): Panel {
  if (draft.kind === 'said') return saidPanel(draft, now, shown, room)
  const { assets, finder, voices } = room
  const text = textOf(draft)
  const named = finder.mentioned(text, 'character').filter(at => !isNarrator(assets[at]!))
  // A remark introduces no new people: those present are shown.
  const isRemark = named.length === 0 && draft.action === '' && draft.texts.every(each => REMARK.test(each))
  const meant = isRemark ? now.present.slice(0, 2) : resolvePronoun(text, now.present, assets)
  const seen = named.length > 0 ? named.slice(0, MAX_NAMED) : meant
  const action = [draft.action, ...draft.texts]
    .filter(Boolean)
    .map(sentence => sentence.replace(/[。.]$/u, ''))
    .join(room.options.language === 'zh' ? '，' : ', ')
  const sight: Sight = {
    action: named.length > 0 ? action : isRemark && seen.length > 0 ? '' : nameMeant(action, seen, assets),
    characters: seen,
    scene: now.scene,
    tools: finder.mentioned(text, 'tool'),
    speaker: undefined,
    manner: '',
  }
  const size = shown.isOpening || seen.length !== 1 || BESIDE.test(text) ? 'wide' : 'whole'
  const told = splitUtterances(draft.texts.join(room.options.language === 'zh' ? '' : ' '))
  return {
    scene: draft.scene,
    layout: 'full',
    frames: [frameOf(sight, headingIn(draft, shown), { move: shown.move, size, setting: now.setting }, room)],
    lines: told.map(breath => ({
      text: breath,
      pieces: splitCaptions(breath),
      voice: voices.narrator,
      frame: 0,
      shown: 'subtitle' as const,
    })),
  }
}

function saidPanel(draft: Extract<Draft, { kind: 'said' }>, now: Continuity, shown: Shown, room: Room): Panel {
  const { assets, finder, voices } = room
  const speakers = [...new Set(draft.speeches.map(({ speaker }) => finder.named(speaker) ?? speaker))]
  // Far enough that a bubble does not cover the speaker: beside the head in a wide frame, above it in an upright or
  // shared one.
  const far: Size | undefined = speakers.length > 1 || room.options.isTall ? 'wide' : undefined
  const opened = headingIn(draft, shown)
  const inAction = finder.mentioned(draft.action, 'character').filter(at => !isNarrator(assets[at]!))
  const frames = speakers.slice(0, 2).map((speaker, at) => {
    const own = draft.speeches.filter(speech => (finder.named(speech.speaker) ?? speech.speaker) === speaker)
    const asset = typeof speaker === 'number' && assets[speaker]?.type === 'character' ? speaker : undefined
    const tools = [
      ...new Set(
        [
          ...(at === 0 ? [opened, draft.action] : []),
          ...own.flatMap(({ text, action = '' }) => [action, text]),
        ].flatMap(words => finder.mentioned(words, 'tool')),
      ),
    ]
    // A frame that ends at the waist would cut off a thing beside a person or in their hands.
    const isAlone = tools.length === 0 && (at > 0 || draft.action === '')
    const sight: Sight = {
      action: at === 0 ? draft.action : '',
      characters: [...new Set([...(asset === undefined ? [] : [asset]), ...(at === 0 ? inAction : [])])].slice(
        0,
        MAX_NAMED,
      ),
      scene: now.scene,
      tools,
      speaker: asset ?? (typeof speaker === 'string' && speaker !== '' ? speaker : undefined),
      manner: own.flatMap(({ action }) => action ?? []).join(room.options.language === 'zh' ? '，' : ', '),
    }
    const size = far ?? (isAlone ? 'waist' : 'wide')
    const move = at === 0 ? shown.move : answerTo(shown)
    return frameOf(sight, opened, { move, size, setting: now.setting }, room)
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

/** A heading appears in the prompt where its scene begins; later prompts have the setting. */
const headingIn = ({ heading }: Draft, { isOpening }: Shown): string => (isOpening ? heading : '')
const TIME =
  /清晨|早晨|早上|上午|中午|下午|黄昏|傍晚|日落|日出|夜晚|深夜|夜里|夜|雨|雪|\b(?:morning|noon|afternoon|evening|dusk|dawn|sunset|sunrise|night|day|rain|snow)\b/iu

function frameOf(
  sight: Sight,
  heading: string,
  { move, size, setting = {} }: { move: Move; size: Size; setting: CurrentSetting | undefined },
  { assets, finder, options }: Room,
): PanelFrame {
  const scene = sight.scene
  // A heading that continues in the same line also names people and things.
  const opening = finder
    .mentioned(heading)
    .filter(at => assets[at]?.type === 'tool' || (assets[at]?.type === 'character' && !isNarrator(assets[at])))
  const shown = [...sight.characters, ...(scene === undefined ? [] : [scene]), ...sight.tools, ...opening]
  // A place that the text names again is not repeated.
  const isTwice = finder.mentioned(sight.action, 'scene').some(at => finder.mentioned(heading, 'scene').includes(at))
  const comma = options.language === 'zh' ? '，' : ', '
  const opened = isTwice ? (TIME.exec(heading)?.[0] ?? '') : sayHeading(heading, options.language).join(comma)
  const place = opened.replaceAll(/\b[A-Z]{2,}\b/gu, word => word.toLowerCase())
  // A picture of the place replaces the place; time and weather still apply.
  const asset = scene === undefined ? undefined : assets[scene]
  const held = unsaidSetting(
    asset ? { ...setting, place: '' } : setting,
    [place, sight.action, looksOfPlace(asset)].filter(Boolean).join(' '),
    options.language,
  )
  const told = [place.replaceAll(/\s*[-–—]\s*/gu, comma), sight.action, ...held].filter(Boolean).join(comma)
  return {
    prompt: panelPrompt({ ...sight, action: told }, assets, finder, options),
    assets: [...new Set(shown)],
    from: shown.some(at => assets[at]?.hasPicture) ? 'references' : 'words',
    camera: cameraOf(move, size),
  }
}
