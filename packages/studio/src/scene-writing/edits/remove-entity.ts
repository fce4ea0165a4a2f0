import type { Action, Placement, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../../library/catalogue.ts'

/** Removes an entity and everything that names it. Entities beside it stay. */
export function removeEntity(scene: Scene, id: string): Scene {
  const { members = [], asset } = scene.entities.find(one => one.id === id) ?? {}
  const gone = new Set([id, ...members.map(nameOf)])
  const isAlone = !scene.entities.some(one => one.id !== id && one.asset === asset)
  const isIt = (name: unknown): boolean => typeof name === 'string' && gone.has(name.split('/')[0]!)
  return {
    ...scene,
    entities: scene.entities.filter(one => one.id !== id),
    shots: scene.shots.map(shot => withoutIt(withoutSound(shot, isAlone ? asset : undefined), isIt)),
  }
}

/** The sound of an animal goes with the last of its kind. */
const withoutSound = (shot: SceneShot, asset: string | undefined): SceneShot =>
  shot.sounds ? { ...shot, sounds: shot.sounds.filter(({ sound }) => sound !== asset) } : shot

const nameOf = (member: string | { id: string }): string => (typeof member === 'string' ? member : member.id)

type IsIt = (name: unknown) => boolean

function withoutIt(shot: SceneShot, isIt: IsIt): SceneShot {
  const { placements, actions, looks, speech, texts, sounds, camera } = shot
  const target = camera?.target?.filter(one => !isIt(one))
  const { target: _target, focus, from, ...others } = camera ?? {}
  return {
    ...shot,
    ...(placements && { placements: placements.flatMap(one => placed(one, isIt)) }),
    ...(actions && { actions: actions.flatMap(one => acted(one, isIt)) }),
    ...(looks && { looks: looks.filter(one => !isIt(one.who) && !isIt(one.at)) }),
    ...(speech && { speech: speech.filter(one => !isIt(one.who)) }),
    ...(texts && { texts: texts.filter(one => !isIt(one.on)) }),
    ...(sounds && { sounds: sounds.filter(one => !isIt(one.of)) }),
    ...(camera && {
      camera: {
        ...others,
        ...(target && target.length > 0 && { target }),
        ...(focus !== undefined && !isIt(focus) && { focus }),
        ...(from !== undefined && !isIt(from.split(':')[1]) && { from }),
      },
    }),
  }
}

function placed(one: Placement, isIt: IsIt): Placement[] {
  const { who, to, with: rope, near, facing, ...rest } = one
  if (isIt(who)) return []
  const isLost = [to ?? []].flat().some(isIt)
  // A subject that was placed relative to it keeps no exact position.
  if (isLost) return [{ who, relation: 'at', ...(rest.side && { side: rest.side }) }]
  return [
    {
      who,
      ...rest,
      ...(to !== undefined && { to }),
      ...(rope !== undefined && !isIt(rope) && { with: rope }),
      ...(near !== undefined && !isIt(near) && { near }),
      ...(facing !== undefined && !isIt(facing) && { facing }),
    },
  ]
}

function acted(action: Action, isIt: IsIt): Action[] {
  if (isIt(action.who)) return []
  const roles = ['object', 'target', 'of'] as const
  const { path } = action
  const isPathLost = path !== undefined && (('to' in path && isIt(path.to)) || ('around' in path && isIt(path.around)))
  const lost = new Set<string>([...roles.filter(role => isIt(action[role])), ...(isPathLost ? ['path'] : [])])
  const tools = action.with?.filter(one => !isIt(one))
  if (action.with && tools?.length !== action.with.length) lost.add('with')
  if (lost.size === 0) return [action]
  const entry = loadCatalogue().action(action.does)
  // Actions that need the removed object are removed.
  if (entry?.roles.some(({ role, isNeeded }) => isNeeded && lost.has(role)) || lost.has('object')) return []
  const kept = Object.fromEntries(Object.entries(action).filter(([name]) => !lost.has(name)))
  return [{ ...kept, who: action.who, does: action.does, ...(tools && tools.length > 0 && { with: tools }) }]
}
