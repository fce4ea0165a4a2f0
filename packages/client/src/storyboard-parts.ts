import type { Preview, StoryboardSheetBody, TaskScene } from './api-types.ts'

type Parts = StoryboardSheetBody['parts']

/**
 * The parts of a storyboard: of a preview, with its prompts and narration, or of the documents of a film. Segments
 * without a document are left out.
 */
export function storyboardParts(from: Preview | TaskScene): Parts {
  if (!('lines' in from))
    return (from.scene ? [{ scene: from.scene }] : from.segments).map(({ scene }) => ({
      scene,
      ...(scene.origin?.prompt && { words: scene.origin.prompt.slice(0, MAX_WORDS) }),
    }))
  return from.segments.flatMap(({ scene, prompt, from: begins }, at) => {
    if (!scene) return []
    const own = new Set(scene.shots.flatMap(({ speech = [] }) => speech.map(({ text }) => text)))
    const lines = from.lines
      .filter(({ segment, text }) => segment === at && !own.has(text))
      .map(({ speaker, text }) => `${speaker === undefined ? '' : `${speaker}: `}“${text}”`.slice(0, MAX_LETTERS))
    return [
      {
        scene,
        from: begins,
        ...(prompt && { words: prompt.slice(0, MAX_WORDS) }),
        ...(lines.length > 0 && { lines: lines.slice(0, MAX_LINES) }),
      },
    ]
  })
}

const [MAX_WORDS, MAX_LETTERS, MAX_LINES] = [2_000, 500, 10]
