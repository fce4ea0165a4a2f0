import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkLayers, type Folders } from '../../../test/harness/layers.ts'

// `prompt-parsing` takes a prompt, and `scene-writing` returns it as a scene document; the stage knows only documents.
const folders: Folders = {
  'engine.ts': { layer: 11, does: 'the engine: its processes and what it accepts' },
  'picture-guard.ts': { layer: 11, does: 'how likely a picture should not be shown, rated in a child' },
  'stage-child.ts': { layer: 11, does: 'the process that makes pictures and clips' },
  'speech-child.ts': { layer: 11, does: 'the process that speaks' },
  'draw-looks.ts': { layer: 11, does: 'the pictures of a scene of looks, one a second, as one picture' },
  'look-at-place.ts': { layer: 12, does: 'a picture of a place by day and by night' },
  'look-at-asset.ts': { layer: 12, does: 'a picture of an asset from its four sides' },
  'examine-models.ts': { layer: 11, does: 'which models of a folder can be used, found out in a child' },
  'models-child.ts': { layer: 11, does: 'the process that opens the models of a folder' },
  'guard-child.ts': { layer: 11, does: 'the process that rates pictures' },
  orders: { layer: 10, does: 'one order each: shoot, paint, speak, hear, see' },
  stories: { layer: 9, does: 'films of somebody’s pictures, told as one of six stories' },
  templates: { layer: 9, does: 'people of photos in a scene that a template describes' },
  'templates/looks': { layer: 1, does: 'what a photo turns into: blocks, metal, a cartoon' },
  'templates/dress': { layer: 0, does: 'decorations around the people in a template: rays, wings, a crown' },
  gltf: { layer: 9, does: 'writes the geometry of shots as glTF' },
  stage: { layer: 8, does: 'renders a scene document to frames; never sees the prompt' },
  'stage/draw': { layer: 4, does: 'posed bodies, letters and the frame' },
  'stage/draw/photo-plate': { layer: 1, does: 'a photo as the place of a shot' },
  'stage/film': { layer: 3, does: 'the camera that a document asks for' },
  'stage/act': { layer: 2, does: 'actions over time and their lasting effects' },
  'stage/place': { layer: 1, does: 'computes positions in metres' },
  'stage/resolve': { layer: 0, does: 'bodies, clothes and places of a document' },
  'scene-writing': { layer: 9, does: 'prompts to scene documents by rules' },
  'scene-writing/edits': { layer: 0, does: 'changes documents as words say' },
  backdrops: { layer: 7, does: 'the place of a shot: its plate, light and moving parts' },
  pictures: { layer: 7, does: 'animates and edits the caller’s pictures' },
  'pictures/edit': { layer: 5, does: 'edits by prompt: styles, colours, skies, times of day' },
  'pictures/continuation': { layer: 4, does: 'continues a clip from its last motion' },
  'pictures/travel': { layer: 4, does: 'a flight from picture to picture' },
  'pictures/photo': { layer: 3, does: 'a photo in motion: depth, layers, camera' },
  'pictures/between': { layer: 3, does: 'the motion between two frames' },
  'pictures/lips': { layer: 2, does: 'mouths that move to a sound' },
  'pictures/look-at': { layer: 1, does: 'analyses a picture: faces, colours, subject' },
  'pictures/cutout': { layer: 0, does: 'cuts a subject out of its picture' },
  figures: { layer: 6, does: 'emoji and bodies as pictures' },
  bodies: { layer: 4, does: 'bodies of shapes with bones: people, animals and things in three dimensions' },
  'bodies/assets': { layer: 1, does: 'the library of asset documents, and bodies of their shapes' },
  'bodies/kinds': { layer: 2, does: 'tables of bodies' },
  'bodies/kits': { layer: 0, does: 'a body from a table of measures and colours' },
  'bodies/motion': { layer: 0, does: 'poses of bodies' },
  raster: { layer: 3, does: 'rasterises bodies: visibility, shadows, light' },
  'own-models': {
    layer: 7,
    does: '3D models of operators and callers: finds, reads and converts them to bodies and words',
  },
  looks: { layer: 6, does: 'picture styles: film, ink, neon' },
  imagery: { layer: 7, does: 'abstract pictures: light, ink, particles' },
  motifs: { layer: 7, does: 'things that float through a film: petals, hearts, sparks' },
  weather: { layer: 6, does: 'rain, snow, petals and light in the air' },
  scenery: { layer: 5, does: 'places, painted as plates with depth' },
  'scenery/dressed': { layer: 2, does: 'documents of places as pictures: a room or open ground, and its assets' },
  'scenery/places': { layer: 1, does: 'kits: places that are painted by the steps of a document' },
  'scenery/parts': { layer: 0, does: 'assets as solids' },
  'scenery/growth': { layer: 0, does: 'trees, grass, rocks' },
  camera: { layer: 4, does: 'camera moves; the type of a take' },
  voice: { layer: 5, does: 'text to speech' },
  'voice/clone': { layer: 8, does: 'measures a recorded voice and finds the most similar one of the model' },
  'voice/lips': { layer: 8, does: 'the poses of a mouth for a sound' },
  'voice/shape': { layer: 7, does: 'pace, pitch, pauses and emotion of speech' },
  'voice/formant': { layer: 6, does: 'formant synthesis without a model' },
  'voice/render': { layer: 5, does: 'runs the speech model: phonetic signs to samples' },
  'voice/voices': { layer: 4, does: 'the voices' },
  'voice/script': { layer: 3, does: 'converts text to phonetic signs' },
  'voice/chinese': { layer: 2, does: 'pronunciation of Chinese' },
  'voice/english': { layer: 1, does: 'pronunciation of English' },
  music: { layer: 4, does: 'composes and plays music' },
  'music/play': { layer: 7, does: 'renders a score to samples' },
  'music/parts': { layer: 6, does: 'bass, drums, chords, figures' },
  'music/melody': { layer: 5, does: 'the tune' },
  'music/plan': { layer: 4, does: 'form, bars, tempo' },
  'music/words': { layer: 3, does: 'parses music prompts' },
  'music/genres': { layer: 2, does: 'the format of genres' },
  'music/harmony': { layer: 1, does: 'scales, chords, voicing' },
  ambience: { layer: 4, does: 'the sounds of a place' },
  'ambience/cues': { layer: 1, does: 'one file a kind of sound' },
  'ambience/shape': { layer: 0, does: 'noise, rings and envelopes' },
  'sound-effects': { layer: 5, does: 'sounds asked for by name, each at its time' },
  'sound-effects/makers': { layer: 0, does: 'how sounds are made: blows, tones, voices, motors, water' },
  watching: { layer: 4, does: 'cuts, transitions and moves of the camera of a clip' },
  hearing: { layer: 4, does: 'beats, sections and words of a sound' },
  'hearing/words': { layer: 0, does: 'speech recognised' },
  'prompt-parsing': { layer: 3, does: 'words into a shot list (pure)' },
  words: { layer: 2, does: 'the words of a prompt with their meanings' },
  'words/vocabulary': { layer: 0, does: 'tables of words: nouns, verbs, places' },
  formulas: { layer: 0, does: 'formulas and steps of documents: parsed once, computed often' },
  'data-files': { layer: 0, does: 'documents of the library, found and read by their ids' },
  library: { layer: 6, does: 'the catalogue: what a scene document may name, as data' },
  planes: { layer: 2, does: 'planes, colour spaces, resizing, filters: what all pictures are worked on with' },
  setting: { layer: 0, does: 'where and when a shot is and how it is seen, as plain data' },
  hues: { layer: 1, does: 'colours by name: their words, and what they look like' },
  models: { layer: 1, does: 'finding, checking and loading model weights' },
  'models/tfjs': { layer: 1, does: 'weights of one library read for another' },
  'models/onnx': { layer: 0, does: 'the bytes of a model' },
}

checkLayers(join(import.meta.dirname, '..'), folders)

/** What draws, speaks and sounds knows documents and settings, and no words of a prompt. */
const WORDLESS =
  'ambience backdrops bodies camera data-files figures hues imagery library looks motifs planes raster scenery setting stage voice weather'.split(
    ' ',
  )

test('no rendering or sound folder imports the reader', () => {
  const source = join(import.meta.dirname, '../src')
  const readers = WORDLESS.flatMap(folder =>
    globSync(`${folder}/**/*.ts`, { cwd: source }).filter(file =>
      /from '(?:\.\.\/)+(?:words|prompt-parsing|scene-writing|orders)\//u.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    ),
  )
  assert.deepEqual(readers, [])
})
