import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { SETTINGS } from '../packages/service/src/service/settings.ts'
import { fetchOnDemand } from '../tools/fetch-package.ts'

// deploy/kubernetes against the schemas of Kubernetes and KEDA, and against what the service really has.

type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec?: any; data?: object }
type Model = { prototype: { validate(): void } }

let manifests: { file: string; manifest: Manifest }[]
let folders: { kubernetes: string; keda: string }

const importFrom = (folder: string, path: string): Promise<any> => import(join(folder, path))

before(async () => {
  folders = {
    kubernetes: await fetchOnDemand('kubernetes-models'),
    keda: await fetchOnDemand('@kubernetes-models/keda'),
  }
  const { parseAllDocuments } = (await importFrom(await fetchOnDemand('yaml'), 'dist/index.js')) as {
    parseAllDocuments(text: string): { toJS(): Manifest; errors: Error[] }[]
  }
  manifests = globSync('deploy/kubernetes/*.yaml').flatMap(file =>
    parseAllDocuments(readFileSync(file, 'utf8')).map(document => {
      assert.deepEqual(document.errors, [], file)
      return { file, manifest: document.toJS() }
    }),
  )
})

/** The manifest, and every path in it that the validator never looked at: Kubernetes knows no such field. */
function watched(manifest: Manifest): { manifest: Manifest; unread(): string[] } {
  const left = new Set<string>()
  const watch = (value: object, path: string): object => {
    for (const key of Object.keys(value)) if (!Array.isArray(value)) left.add(`${path}/${key}`)
    return new Proxy(value, {
      get: (target, key) => {
        left.delete(`${path}/${String(key)}`)
        const found: unknown = Reflect.get(target, key)
        return typeof found === 'object' && found !== null ? watchOnce(found, `${path}/${String(key)}`) : found
      },
    })
  }
  const seen = new Map<object, object>()
  const watchOnce = (value: object, path: string): object => {
    const known = seen.get(value) ?? watch(value, path)
    seen.set(value, known)
    return known
  }
  return { manifest: watchOnce(manifest, '') as Manifest, unread: () => [...left] }
}

async function problemsOf(manifest: Manifest): Promise<string[]> {
  const folder = manifest.apiVersion.startsWith('keda.sh/') ? folders.keda : folders.kubernetes
  const path = `${manifest.apiVersion}/${manifest.kind}.js`
  const module = (await importFrom(folder, path)) as Record<string, Model>
  const Model = module[manifest.kind]
  assert.ok(Model, path)
  // Not by its constructor, which reads every field to copy it.
  const { manifest: proxied, unread } = watched(Object.setPrototypeOf(manifest, Model.prototype) as Manifest)
  try {
    Model.prototype.validate.call(proxied)
    return unread()
  } catch (error) {
    return [(error as Error).message]
  }
}

test('every manifest is valid for Kubernetes or KEDA, and has no field that they do not know', async () => {
  const checked = manifests.filter(({ manifest }) => manifest.kind !== 'Kustomization')
  assert.ok(checked.length >= 10)
  for (const { file, manifest } of checked) assert.deepEqual(await problemsOf(manifest), [], `${file} ${manifest.kind}`)
})

test('a wrong type, a missing field and a misspelt one are found', async () => {
  const deployment = structuredClone(manifests.find(({ manifest }) => manifest.kind === 'Deployment')!.manifest)
  deployment.spec.replicas = 'two'
  assert.match((await problemsOf(deployment)).join(), /replicas/)
  deployment.spec.replicas = 2
  deployment.spec.template.spec.containers[0].readynessProbe = {}
  assert.deepEqual(await problemsOf(deployment), ['/spec/template/spec/containers/0/readynessProbe'])
  delete deployment.spec.selector
  assert.match((await problemsOf(deployment)).join(), /selector/)
})

test('kustomize lists every file, settings exist, and everything that is referred to is there', () => {
  const all = manifests.map(one => one.manifest)
  const kustomization = JSON.parse(JSON.stringify(all.find(one => one.kind === 'Kustomization'))) as {
    resources: string[]
  }
  const files = globSync('*.yaml', { cwd: 'deploy/kubernetes' }).filter(file => file !== 'kustomization.yaml')
  assert.deepEqual(kustomization.resources.toSorted(), files.toSorted())
  const settings = all.find(one => one.kind === 'ConfigMap')?.data ?? {}
  assert.deepEqual(
    Object.keys(settings).filter(name => !(name in SETTINGS)),
    [],
  )
  const deployments = all.filter(one => one.kind === 'Deployment')
  const names = deployments.map(one => one.metadata.name)
  assert.ok(names.includes(all.find(one => one.kind === 'ScaledObject')?.spec.scaleTargetRef.name))
  for (const { kind, metadata, spec } of all.filter(
    one => one.kind === 'PodDisruptionBudget' || one.kind === 'Service',
  )) {
    const labels: unknown = spec.selector.matchLabels ?? spec.selector
    const isFound = deployments.some(
      one => JSON.stringify(one.spec.template.metadata.labels) === JSON.stringify(labels),
    )
    assert.ok(isFound, `${kind} ${metadata.name} selects no pods`)
  }
})
