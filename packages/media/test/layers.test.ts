import { join } from 'node:path'
import { checkLayers, type Folders } from '../../../test/harness/layers.ts'

// Media knows nobody: bytes, frames and samples come up; orders, jobs and timelines travel down as plain data.
const folders: Folders = {
  conform: { layer: 7, does: 'what a foreign engine made becomes what was ordered: format, size, length, rate, sound' },
  shots: { layer: 7, does: 'the storyboard of a film; the cameras and lengths of its shots (pure)' },
  engine: { layer: 6, does: 'what an engine is asked for and gives; engines that work in child processes' },
  upscale: { layer: 6, does: 'a clip in a larger size, frame by frame, with its times and its sound' },
  film: { layer: 5, does: 'a timeline into a film: shots, texts, sound, one encode' },
  finish: { layer: 5, does: 'what an engine made is held against its order: size, length, label, watermark, cover' },
  convert: { layer: 5, does: 'a made file in another format, for callers who want it so' },
  storyboard: { layer: 4, does: 'frames and words of a film on pages: PNG and PDF' },
  inspect: { layer: 4, does: 'what a file really is, found out in a child that may be killed' },
  write: { layer: 4, does: 'frames and samples into files' },
  av: { layer: 3, does: 'FFmpeg and the still decoders behind plain functions' },
  compositor: { layer: 2, does: 'pictures moved, blended and graded in YUV, in wasm' },
  text: { layer: 2, does: 'fonts, lines, subtitles, bubbles and marks as sprites' },
  children: { layer: 2, does: 'the pool of child processes' },
  models: { layer: 3, does: 'things in three dimensions: glTF, OBJ and catalogues of furniture, read within bounds' },
  formats: { layer: 2, does: 'what the bytes of a picture, sound or clip say of it (pure)' },
  script: { layer: 2, does: 'the script document of a film: schema, types, checks (pure)' },
  scene: { layer: 1, does: 'the scene document: schema, types, checks, the shape of the catalogue (pure)' },
  sound: { layer: 1, does: 'samples: mixing, meters, filters, resampling' },
  language: { layer: 1, does: 'which language, sentences, quotes, marks, emotions, simplified forms (pure)' },
  frames: { layer: 1, does: 'sizes and planes of pictures' },
  core: {
    layer: 0,
    does: 'seeded randomness, units, the semaphore, the shape of a log, reasons of failure, records (pure)',
  },
}

checkLayers(join(import.meta.dirname, '..'), folders)
