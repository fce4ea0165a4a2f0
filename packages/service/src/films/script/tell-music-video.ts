import type { Script, ScriptShot } from '@kinora/media/script/script-schema'
import type { Size } from '@kinora/media/shots/camera'
import type { Storyboard, StoryShot } from '@kinora/media/shots/storyboard'
import { drawnShot } from './storyboard-from-script.ts'

const SIZES: readonly Size[] = ['wide', 'bust', 'waist']

/**
 * A music video that the rules cut and the script fills: each shot shows the scene of its time, with singers where they
 * sing. A scene over several cuts is shown from different distances.
 */
export function tellMusicVideo(storyboard: Storyboard, script: Script): Storyboard {
  const frames = storyboard.shots.reduce((sum, shot) => sum + shot.frames, 0)
  let [from, before, repeated] = [0, undefined as ScriptShot | undefined, 0]
  const shots = storyboard.shots.map((shot): StoryShot => {
    const told = shotAt(script, (from + shot.frames / 2) / frames)
    from += shot.frames
    if (shot.sings || !told) return shot
    repeated = told === before ? repeated + 1 : 0
    before = told
    const size = SIZES[repeated % SIZES.length] ?? 'wide'
    return {
      ...shot,
      ...drawnShot(told),
      amplitude: shot.amplitude,
      camera: repeated === 0 ? {} : { ...shot.camera, size },
    }
  })
  return { ...storyboard, shots, cast: { entities: script.cast ?? [], places: script.places ?? [] } }
}

/** The shot of a script at a fraction of its time. */
function shotAt({ shots }: Script, share: number): ScriptShot | undefined {
  const whole = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  let until = 0
  return shots.find(({ seconds }) => (until += seconds) >= share * whole) ?? shots.at(-1)
}
