// Small real files, made in code: pictures are plain, sounds are silent, and all of them decode. Tests of every room may
// use them; what is here is the whole of it.
export { aviOf } from './sample-avi.ts'
export { fragmentedM4aOf, m4aOf, movOf, mp4Of, type VideoSample } from './sample-iso.ts'
export { bmpOf, gifOf, jpegOf, pngOf, svgText, webpOf } from './sample-pictures.ts'
export { adtsOf, mp3Of, wavOf } from './sample-sounds.ts'
