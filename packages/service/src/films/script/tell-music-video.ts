import type { Script, ScriptShot } from '@kinora/media/script/script-schema'
import { PUNCTUATION } from '@kinora/media/language/punctuation'
import { FRAMING_WORDS, type Framing } from '../shots/camera-words.ts'
import type { Storyboard, StoryShot } from '../storyboard.ts'
import { describeCast } from '../words/describe-looks.ts'
import { drawnShot } from './storyboard-from-script.ts'

const FRAMINGS: readonly Framing[] = ['wide', 'close', 'medium']

/**
 * A music video that the rules cut and the script fills: each shot shows the scene of its time, with singers where they
 * sing. A scene over several cuts is shown from different distances.
 */
export function tellMusicVideo(storyboard: Storyboard, script: Script, seed: number): Storyboard {
  const frames = storyboard.shots.reduce((sum, shot) => sum + shot.frames, 0)
  let [from, before, repeated] = [0, undefined as ScriptShot | undefined, 0]
  const shots = storyboard.shots.map((shot): StoryShot => {
    const told = shotAt(script, (from + shot.frames / 2) / frames)
    from += shot.frames
    if (shot.sings || !told) return shot
    repeated = told === before ? repeated + 1 : 0
    before = told
    const { comma } = PUNCTUATION[storyboard.language]
    const drawn = drawnShot(told)
    const framing = FRAMINGS[repeated % FRAMINGS.length] ?? 'wide'
    return {
      ...shot,
      ...drawn,
      amplitude: shot.amplitude,
      prompt: repeated === 0 ? drawn.prompt : `${FRAMING_WORDS[framing][storyboard.language]}${comma}${drawn.prompt}`,
    }
  })
  const cast = script.cast ?? []
  return {
    ...storyboard,
    shots,
    cast: {
      ...describeCast(
        cast.flatMap(({ name, asset }) => (name === undefined ? [] : [{ name, words: asset }])),
        script.shots.map(({ words }) => words),
        seed,
      ),
      entities: cast,
      places: script.places ?? [],
    },
  }
}

/** The shot of a script at a fraction of its time. */
function shotAt({ shots }: Script, share: number): ScriptShot | undefined {
  const whole = shots.reduce((sum, { seconds }) => sum + seconds, 0)
  let until = 0
  return shots.find(({ seconds }) => (until += seconds) >= share * whole) ?? shots.at(-1)
}
