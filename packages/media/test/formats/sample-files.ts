// Small real files, made in code: pictures are plain, sounds are silent, and all of them decode. Tests of every room may
// use them; what is here is the whole of it.
export { makeAvi } from './sample-avi.ts'
export { makeFragmentedM4a, makeM4a, makeMov, makeMp4, type VideoSample } from './sample-iso.ts'
export { makeBmp, makeGif, makeJpeg, makePng, svgText, makeWebp } from './sample-pictures.ts'
export { makeAdts, makeMp3, makeSilentWav } from './sample-sounds.ts'
