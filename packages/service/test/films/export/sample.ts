import type { Timeline } from '../../../../media/src/film/timeline.ts'

/** A film with one of everything. */
export const sample: Timeline = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  frames: 300,
  shots: [
    { source: 'clip-1', name: 'Opening', fromFrame: 0, frames: 120, transition: { kind: 'dissolve', frames: 8 } },
    { source: 'clip-2', name: 'The street', fromFrame: 12, frames: 60, transition: { kind: 'push-left', frames: 60 } },
    { source: 'clip-1', name: 'Opening\nagain', fromFrame: 24, frames: 120 },
  ],
  texts: [
    { text: '开场 Opening', fromFrame: 0, toFrame: 48, style: 'title', font: 'serif', colour: '#FFEE00' },
    { text: 'Over there!', fromFrame: 60, toFrame: 90, style: 'bubble', font: 'sans', towards: { x: 0.3, y: 0.5 } },
  ],
  tracks: [
    {
      kind: 'narration',
      gainDb: 0,
      cues: [
        { source: 'voice-1', atSeconds: 1, fromSeconds: 0, seconds: 2.5 },
        { source: 'voice-2', atSeconds: 3, fromSeconds: 0, seconds: 2 },
        { source: 'voice-1', atSeconds: 6, fromSeconds: 1, seconds: 1 },
      ],
    },
    {
      kind: 'music',
      gainDb: -6,
      cues: [{ source: 'music', atSeconds: 0, fromSeconds: 0, seconds: 12.5, fadeOutSeconds: 2, loops: true }],
    },
  ],
}
