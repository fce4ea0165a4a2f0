// The module's doors: what the TypeScript beside this folder may call and set.
export * from './view'
export * from './skin'
export * from './triangles'
export * from './contact'
export * from './resolve'
export { shadowStrength, contactStrength, waterKind, rangesAt, measurePlate } from './shadow'
export { looksAt, looksInRow } from './coarse'
export { keyR, keyG, keyB, skyR, skyG, skyB, bounceR, bounceG, bounceB, rimR, rimG, rimB, hazeR, hazeG, hazeB, hazePerMetre, bytesToLight, lightToBytes } from './shade'
