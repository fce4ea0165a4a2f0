import type { Language } from '../language/detect-language.ts'
import { PUNCTUATION } from '../language/punctuation.ts'
import type { Entity, Scene, SceneCamera, SceneShot } from '../scene/scene-schema.ts'
import type { MOVES, SHOT_SIZES } from '../scene/vocabulary.ts'

type Words = Readonly<Record<Language, string>>

const SIZES: Readonly<Record<(typeof SHOT_SIZES)[number], Words>> = {
  eyes: { en: 'extreme close-up of the eyes', zh: '眼部大特写' },
  face: { en: 'close-up of the face', zh: '面部特写' },
  hands: { en: 'close-up of the hands', zh: '手部特写' },
  bust: { en: 'close-up', zh: '特写' },
  waist: { en: 'medium shot', zh: '中景' },
  whole: { en: 'full shot', zh: '全身镜头' },
  wide: { en: 'wide shot', zh: '全景' },
}

const MOVE_WORDS: Readonly<Record<(typeof MOVES)[number], Words>> = {
  still: { en: 'static camera', zh: '固定镜头' },
  push: { en: 'the camera slowly pushes in', zh: '镜头缓缓推近' },
  pull: { en: 'the camera slowly pulls back', zh: '镜头缓缓拉远' },
  'pan-left': { en: 'the camera slowly pans left', zh: '镜头缓缓左摇' },
  'pan-right': { en: 'the camera slowly pans right', zh: '镜头缓缓右摇' },
  'tilt-up': { en: 'the camera slowly tilts up', zh: '镜头缓缓上摇' },
  'tilt-down': { en: 'the camera slowly tilts down', zh: '镜头缓缓下摇' },
  orbit: { en: 'the camera slowly orbits', zh: '镜头缓缓环绕' },
  'orbit-left': { en: 'the camera slowly orbits to the left', zh: '镜头缓缓向左环绕' },
  'crane-up': { en: 'crane up', zh: '镜头上升' },
  'crane-down': { en: 'crane down', zh: '镜头下降' },
  'track-left': { en: 'the camera slides left', zh: '镜头左移' },
  'track-right': { en: 'the camera slides right', zh: '镜头右移' },
  reveal: { en: 'the camera reveals the scene', zh: '镜头揭示场景' },
  handheld: { en: 'handheld camera', zh: '手持镜头' },
  drift: { en: 'the camera drifts', zh: '镜头滑过' },
  follow: { en: 'the camera follows', zh: '镜头跟随' },
}

/** Size and move of a camera, in words that models know. */
export const tellCamera = ({ size, move }: Pick<SceneCamera, 'size' | 'move'>, language: Language): string[] => [
  ...(size ? [SIZES[size][language]] : []),
  ...(move ? [MOVE_WORDS[move][language]] : []),
]

/** The visible content, then the camera, as one sentence. */
export function tellShot(what: string, camera: Pick<SceneCamera, 'size' | 'move'>, language: Language): string {
  const { comma, stop } = PUNCTUATION[language]
  const seen = what.trim().replace(/[.。]$/u, '')
  return `${[...(seen ? [seen] : []), ...tellCamera(camera, language)].join(comma)}${stop}`
}

/**
 * A document in words, for engines that take no documents: the words that it was made from, or its places, actions and
 * things if a person wrote it.
 */
export function tellScene(scene: Scene): string {
  const { origin, shots, language } = scene
  const [tongue, camera] = [language === 'zh' ? 'zh' : 'en', shots[0]?.camera ?? {}] as const
  if (origin?.prompt && origin.reader !== 'caller') return tellShot(origin.prompt, camera, tongue)
  return shots.map(shot => tellShot(describeShot(shot, scene), shot.camera ?? {}, 'en')).join(' ')
}

function describeShot({ place, placements = [], actions = [], speech = [] }: SceneShot, scene: Scene): string {
  const named = (id: string | undefined): string => {
    const entity = scene.entities.find(one => one.id === id?.split('/')[0])
    return entity ? tellEntity(entity) : (id ?? '').replaceAll(/[-/]/gu, ' ')
  }
  const seen = [...new Set(placements.map(({ who }) => who))].filter(id => !actions.some(({ who }) => who === id))
  const { asset = '', time, weather } = scene.places.find(({ id }) => id === place) ?? {}
  const pieces = [
    ...actions.map(({ who, does, object, target }) =>
      [named(who), does.replaceAll('-', ' '), named(object), ...(target ? ['to', named(target)] : [])]
        .filter(word => word !== '')
        .join(' '),
    ),
    ...seen.map(named),
    ...speech.map(({ text }) => JSON.stringify(text)),
    ...(asset.startsWith('input:') || asset === '' ? [] : [`at the ${asset.replaceAll('-', ' ')}`]),
    ...[time, weather].filter(word => word !== undefined),
  ]
  return pieces.join(', ')
}

/** An entity in words: its number, colour and name. */
export const tellEntity = ({ name, asset, colour, count = 1 }: Entity): string =>
  [...(count > 1 ? [String(count)] : []), ...(colour ? [colour] : []), name ?? asset.replace(/^\w+:/u, '')]
    .join(' ')
    .replaceAll('-', ' ')
