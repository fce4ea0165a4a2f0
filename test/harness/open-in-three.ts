import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchOnDemand } from '../../tools/fetch-package.ts'
import { launchChromium } from './launch-chromium.ts'
import { serveFiles } from './serve-files.ts'

export type SeenBy = {
  /** The number of the scene, and seconds from its beginning. */
  scene: number
  seconds: number
  /** The nth sample of the animation: values that glTF does not animate have one for each. */
  sample: number
  camera: string
  width: number
  height: number
}

export type ThreePage = {
  /** For each pixel of a frame the entity that is seen, counted from 1 as in `names`; 0 is nobody. */
  look(as: SeenBy): Promise<{ owners: Uint8Array; names: string[] }>
  close(): Promise<void>
}

const PAGE = `<!doctype html><script type="importmap">
{ "imports": { "three": "/build/three.module.js" } }
</script><script type="module">
import * as THREE from 'three'
import { GLTFLoader } from '/examples/jsm/loaders/GLTFLoader.js'
const gltf = await new GLTFLoader().loadAsync('/scene.glb')
const renderer = new THREE.WebGLRenderer({ antialias: false, preserveDrawingBuffer: true })
const names = []
function entityOf(object) {
  for (let one = object; one; one = one.parent) if (one.userData.entity) return one.userData.entity
}
window.look = ({ scene: at, seconds, sample, camera: wanted, width, height }) => {
  const scene = gltf.scenes[at]
  const clip = gltf.animations.find(({ name }) => name === scene.name)
  if (clip) {
    const mixer = new THREE.AnimationMixer(scene)
    // The last sample is the end, at which an action would begin anew.
    const action = mixer.clipAction(clip)
    action.clampWhenFinished = true
    action.setLoop(THREE.LoopOnce)
    action.play()
    mixer.setTime(seconds)
  }
  scene.updateMatrixWorld(true)
  scene.traverse(object => {
    if (!object.isMesh) return
    const entity = entityOf(object)
    if (entity && !names.includes(entity)) names.push(entity)
    object.frustumCulled = false
    const number = entity ? names.indexOf(entity) + 1 : 0
    object.material = new THREE.MeshBasicMaterial({ color: new THREE.Color(number / 255, 0, 0), side: object.material.side })
  })
  let camera
  scene.traverse(object => {
    if (object.isCamera && object.userData.name === wanted) camera = object
  })
  const extras = camera.userData
  const box = Array.isArray(extras.frame[0]) ? extras.frame[sample] : extras.frame
  const [across, down] = [width / box[2], height / box[3]]
  if (extras.yfov) camera.fov = THREE.MathUtils.radToDeg(extras.yfov[sample])
  camera.aspect = across / down
  // The pass looks at the first of four samples of a pixel, a quarter of a pixel from its middle.
  camera.setViewOffset(across, down, box[0] * across - 0.25, box[1] * down - 0.25, width, height)
  renderer.setSize(width, height, false)
  renderer.outputColorSpace = THREE.LinearSRGBColorSpace
  renderer.setClearColor(0, 1)
  renderer.render(scene, camera)
  const gl = renderer.getContext()
  const pixels = new Uint8Array(width * height * 4)
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  const owners = []
  for (let y = height - 1; y >= 0; y--) for (let x = 0; x < width; x++) owners.push(pixels[(y * width + x) * 4])
  return { owners, names }
}
document.title = 'ready'
</script>`

const LIBRARY = [
  'build/three.module.js',
  'build/three.core.js',
  'examples/jsm/loaders/GLTFLoader.js',
  'examples/jsm/utils/BufferGeometryUtils.js',
  'examples/jsm/utils/SkeletonUtils.js',
]

/** Opens a .glb file in three.js in Chromium. */
export async function openInThree(glb: Buffer): Promise<ThreePage> {
  const folder = await fetchOnDemand('three')
  const library = await Promise.all(
    LIBRARY.map(async path => [`/${path}`, await readFile(join(folder, path))] as const),
  )
  const files = await serveFiles({ ...Object.fromEntries(library), '/': Buffer.from(PAGE), '/scene.glb': glb })
  const browser = await launchChromium(['--enable-unsafe-swiftshader'])
  try {
    const page = await browser.newPage()
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
    await page.goto(files.url)
    await Promise.race([page.waitForFunction(`document.title === 'ready'`), failed])
    failed.catch(() => {})
    return {
      async look(as) {
        const seen = await page.evaluate<{ owners: number[]; names: string[] }, SeenBy>(
          one => (globalThis as unknown as { look(as: SeenBy): { owners: number[]; names: string[] } }).look(one),
          as,
        )
        return { ...seen, owners: Uint8Array.from(seen.owners) }
      },
      async close() {
        await browser.close()
        await files.close()
      },
    }
  } catch (error) {
    await browser.close()
    await files.close()
    throw error
  }
}
