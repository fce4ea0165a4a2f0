import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ask, type S3Server } from '../../packages/service/test/files/s3-server.ts'

// OpenStack Swift with its S3 door, from Debian, in a folder of its own: a real S3-compatible server that needs neither
// an account anywhere nor a container engine. Installing takes about two minutes; KINORA_TEST_SWIFT_ROOT names a folder
// that is kept for the next time.
const KEPT_ROOT = process.env.KINORA_TEST_SWIFT_ROOT
const MIRROR = process.env.KINORA_TEST_DEBIAN_MIRROR ?? 'http://deb.debian.org/debian'
const PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']

const run = promisify(execFile)

/** Why Swift cannot be installed here; undefined when it can. */
export async function whyNoSwift(): Promise<string | undefined> {
  if (process.platform !== 'linux') return `it needs Linux, this is ${process.platform}`
  if (process.getuid?.() !== 0) return 'it needs root, for chroot'
  for (const [command, args] of [
    ['debootstrap', ['--version']],
    ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'true']],
  ] as const) {
    const fault = await run(command, args).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (fault) return `${command} does not work: ${fault}`
  }
  return undefined
}

export async function startSwift(): Promise<S3Server> {
  const root = KEPT_ROOT ?? (await mkdtemp(join(tmpdir(), 'kinora-swift-')))
  let servers: ChildProcess | undefined
  const stop = async (): Promise<void> => {
    if (servers && servers.exitCode === null && servers.signalCode === null) {
      const gone = once(servers, 'exit')
      // The first process of its own process namespace: all of Swift dies with it.
      servers.kill('SIGKILL')
      await gone
    }
    await rm(KEPT_ROOT ? join(root, 'srv/node') : root, { recursive: true, force: true })
  }
  try {
    await install(root)
    const { port, cachePort } = await configure(root)
    servers = spawn(...inside(root, startOf(cachePort)), { stdio: ['ignore', 'ignore', 'pipe'] })
    let complaints = ''
    servers.stderr?.on('data', chunk => (complaints += String(chunk)))
    const server = {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'media',
      accessKeyId: 'test:tester',
      secretAccessKey: 'testing',
      stop,
    }
    await makeBucket(server, () => complaints)
    return server
  } catch (error) {
    await stop()
    throw error
  }
}

/** A command in the folder as if it were the whole machine. The mounts vanish with the process. */
function inside(root: string, script: string): [string, string[]] {
  const enter = 'mount -t proc proc "$0/proc" && exec chroot "$0" sh -ec "$1"'
  return ['unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, root, script]]
}

async function install(root: string): Promise<void> {
  const done = join(root, 'swift-is-installed')
  const isDone = await access(done).then(
    () => true,
    () => false,
  )
  if (isDone) return
  const log = { maxBuffer: 64 * 2 ** 20 }
  // It becomes `/`, which users other than root must be able to enter; apt works as one.
  await chmod(root, 0o755)
  await run('debootstrap', ['--variant=minbase', 'bookworm', root, MIRROR], log)
  // Packages must not start the servers that they bring.
  await writeFile(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n')
  await chmod(join(root, 'usr/sbin/policy-rc.d'), 0o755)
  const install = `export DEBIAN_FRONTEND=noninteractive; apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`
  await run(...inside(root, install), log)
  await writeFile(done, '')
}

const STORES = ['account', 'container', 'object'] as const

const startOf = (cachePort: number): string =>
  [
    `memcached -u root -l 127.0.0.1 -p ${cachePort} &`,
    ...['proxy', ...STORES].map(name => `swift-${name}-server /etc/swift/${name}-server.conf &`),
    'wait',
  ].join('\n')

/** One device, one replica, one user. Answers the ports of the S3 door and of the cache that it needs. */
async function configure(root: string): Promise<{ port: number; cachePort: number }> {
  const [proxyPort = 0, cachePort = 0, ...ports] = await freePorts(2 + STORES.length)
  const settings = 'bind_ip = 127.0.0.1\nuser = root\nworkers = 1\nlog_level = ERROR\n'
  const write = (name: string, text: string): Promise<void> => writeFile(join(root, 'etc/swift', name), text)
  await rm(join(root, 'srv/node'), { recursive: true, force: true })
  await mkdir(join(root, 'srv/node/d1'), { recursive: true })
  await write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = kinora\n[storage-policy:0]\nname = only\n')
  const rings: string[] = ['cd /etc/swift', 'rm -f *.builder *.ring.gz']
  for (const [index, name] of STORES.entries()) {
    const port = ports[index] ?? 0
    const app = `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`
    await write(
      `${name}-server.conf`,
      `[DEFAULT]\n${settings}bind_port = ${port}\ndevices = /srv/node\nmount_check = false\n${app}`,
    )
    const ring = `swift-ring-builder ${name}.builder`
    rings.push(`${ring} create 4 1 1`, `${ring} add r1z1-127.0.0.1:${port}/d1 1`, `${ring} rebalance || true`)
  }
  const filters = {
    catch_errors: '',
    gatekeeper: '',
    memcache: `memcache_servers = 127.0.0.1:${cachePort}\n`,
    listing_formats: '',
    s3api: '',
    tempauth: 'user_test_tester = testing .admin\n',
    bulk: '',
    copy: '',
    slo: '',
    dlo: '',
  }
  const sections = Object.entries(filters).map(([name, own]) => `[filter:${name}]\nuse = egg:swift#${name}\n${own}`)
  await write(
    'proxy-server.conf',
    `[DEFAULT]\n${settings}bind_port = ${proxyPort}\n[pipeline:main]\npipeline = ${Object.keys(filters).join(' ')} proxy-server\n` +
      `[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n${sections.join('')}`,
  )
  await run(...inside(root, rings.join('\n')))
  return { port: proxyPort, cachePort }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}

/** Swift needs some seconds to load; the bucket can be made when all four servers answer. */
async function makeBucket(server: S3Server, complaints: () => string): Promise<void> {
  let last = ''
  for (let tries = 0; tries < 60; tries += 1) {
    const made = await ask(server, 'PUT', `/${server.bucket}`).then(
      async answer => answer.ok || `${answer.status} ${await answer.text()}`,
      (error: Error) => error.message,
    )
    if (made === true) return
    last = made
    await sleep(500)
  }
  throw new Error(`Swift does not come up: ${last}\n${complaints()}`)
}
