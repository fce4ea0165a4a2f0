import { checkScene, type SceneInputs } from '@kinora/media/scene/check-scene'
import type { Problem } from '@kinora/media/scene/problem'
import { membersOf } from '@kinora/media/scene/members'
import { MASK } from '@kinora/media/scene/passes'
import { nameByIds } from '@kinora/media/scene/name-by-ids'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { DataValidationCxt } from 'ajv/dist/types/index.js'
import { quoteValue } from '../../core/text.ts'
import { type AllowedLengths, claimedSeconds, fitLength, longestLength } from '../scene-length.ts'
import { OWN_VOICE_ID } from '../voices.ts'
import type { Fault } from './describe-problems.ts'
import type { CheckPorts, Findings } from './ports.ts'

type Body = Record<string, unknown>

export type SceneRule = { version: string; excludes?: readonly string[]; takesInputsLater?: true }

type CheckOptions = {
  found: Pick<Findings, 'scenes' | 'voices'>
  at: Pick<DataValidationCxt, 'instancePath' | 'rootData'>
  ports: CheckPorts
}

/** All problems of a scene document. A valid document is stored with ids instead of synonyms. */
export function checkSceneDocument(
  { excludes = [], takesInputsLater }: SceneRule,
  document: object,
  { found, at, ports }: CheckOptions,
): Fault[] {
  const pointer = at.instancePath
  const body = at.rootData as Body
  const excluded = excludes.find(name => body[name] === true)
  if (excluded !== undefined) return [{ says: 'must be false beside a scene', pointer: `/${excluded}` }]
  const catalogue = ports.sceneCatalogue?.()
  if (!catalogue) return [{ says: 'cannot be checked: this process has no catalogue of scenes' }]
  const { scene, problems } = checkScene(document, catalogue, takesInputsLater ? undefined : inputsIn(body))
  if (!scene) return problems.map(problem => faultOf(problem, pointer))
  const unknown = voicesIn(scene).filter(([, voice]) => !ports.isVoice(voice))
  const [own, wrong] = [
    unknown.filter(([, voice]) => isOwn.test(voice)),
    unknown.filter(([, voice]) => !isOwn.test(voice)),
  ]
  const masked = unknownMasks(body['passes'], scene)
  if (masked.length > 0) return masked
  for (const [within, voice] of own) found.voices.set(`${pointer}${within}`, voice)
  found.scenes.set(pointer.slice(1), nameByIds(scene, catalogue))
  return wrong.map(([within, voice]) => {
    const message = `must be a voice of GET /ent/v2/voices, got ${quoteValue(voice)}`
    return faultOf({ at: within, code: 'unknown-name', message }, pointer)
  })
}

const isOwn = new RegExp(OWN_VOICE_ID)

/** Masks of entities that the document does not have. */
function unknownMasks(passes: unknown, { entities }: Scene): Fault[] {
  const ids = entities.flatMap(entity => [entity.id, ...membersOf(entity).map(({ id }) => id)])
  const isKnown = (name: string): boolean => ids.includes(name) || ids.includes(name.replace(/\.\d+$/, ''))
  return (Array.isArray(passes) ? passes : []).flatMap((pass: unknown, at) =>
    typeof pass === 'string' && pass.startsWith(MASK) && !isKnown(pass.slice(MASK.length))
      ? [{ says: `must be mask: and one of ${ids.join(', ')}; got ${quoteValue(pass)}`, pointer: `/passes/${at}` }]
      : [],
  )
}

function faultOf({ at, message, code, allowed, nearest }: Problem, pointer: string): Fault {
  const details = { at: `${pointer}${at}`, code, ...(allowed && { allowed }), ...(nearest && { nearest }) }
  const reason = code === 'missing' ? 'FieldLacking' : 'FieldInvalid'
  return { reason, says: message, pointer: `${pointer}${at}`, details }
}

const voicesIn = (scene: Scene): [pointer: string, voice: string][] => [
  ...scene.entities.flatMap(({ voice }, at) => named(`/entities/${at}/voice`, voice)),
  ...scene.shots.flatMap(({ speech = [] }, shot) =>
    speech.flatMap(({ voice }, at) => named(`/shots/${shot}/speech/${at}/voice`, voice)),
  ),
]

const named = (pointer: string, voice: string | undefined): [string, string][] =>
  voice === undefined ? [] : [[pointer, voice]]

/** Inputs and subjects in the same request. */
function inputsIn({ images, videos, subjects }: Body): SceneInputs {
  const names = [subjects].flat().flatMap(subject => {
    const { name, id } = (subject ?? {}) as Body
    return typeof name === 'string' ? [name] : typeof id === 'string' ? [id] : []
  })
  return { images: countOf(images), videos: countOf(videos), subjects: names }
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

/** The document is longer than allowed, or `duration` differs from its length. */
export function checkSceneLength(rule: { field: string; of: string } & AllowedLengths, body: Body): Fault[] {
  const seconds = claimedSeconds(body[rule.of])
  if (seconds === undefined) return []
  const fitting = fitLength(seconds, rule)
  const pointer = `/${rule.of}/seconds`
  if (fitting === undefined) {
    const longest = longestLength(rule)
    return [{ says: `must be at most ${longest}, the longest ${rule.field} here; got ${seconds}`, pointer }]
  }
  const given = body[rule.field]
  if (given === fitting || typeof given !== 'number') return []
  const says = `must be ${fitting} for ${rule.of}.seconds ${seconds}, or be left out; got ${given}`
  return [{ says, pointer: `/${rule.field}` }]
}
