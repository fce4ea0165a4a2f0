import cuts from './example-cuts.mp4'
import speaker from './example-speaker.mp4'
import speech from './example-speech.mp3'

// Made by the built-in engine; docs/decisions/console.md has the requests.
const FILES = {
  speaker: { at: speaker, name: 'speaker.mp4', type: 'video/mp4' },
  cuts: { at: cuts, name: 'cuts.mp4', type: 'video/mp4' },
  speech: { at: speech, name: 'speech.mp3', type: 'audio/mpeg' },
}

export type ExampleClip = 'speaker' | 'cuts'

/** An example that a browser cannot draw: it is loaded when it is used. */
export async function fetchExample(shows: keyof typeof FILES): Promise<File> {
  const { at, name, type } = FILES[shows]
  const response = await fetch(new URL(at, import.meta.url))
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return new File([await response.blob()], name, { type })
}
