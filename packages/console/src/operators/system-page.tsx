import { useState } from 'preact/hooks'
import { formatBytes, formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import type { Setting, Storage } from './answers.ts'

const EVERY_MS = 10_000

/** The disk, retention, the sandbox, and all settings. */
export function SystemPage() {
  const texts = t().operators
  const storage = useLoad(signal => client().call<Storage>('GET', '/admin/v1/storage', { signal }), [])
  const settings = useLoad(
    signal => client().call<{ settings: Setting[] }>('GET', '/admin/v1/settings', { signal }),
    [],
  )
  useVisibleInterval(storage.reload, EVERY_MS)
  const error = storage.error ?? settings.error
  const all = settings.value?.settings ?? []
  const sandbox = all.filter(one => one.name.startsWith('KINORA_SANDBOX'))
  return (
    <>
      <PageHead title={texts.system} lead={texts.systemLead} />
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!storage.value && !error && <Spinner />}
      <div class="stack">
        {storage.value && <Disk storage={storage.value} />}
        {sandbox.length > 0 && (
          <section class="card">
            <h2>{texts.sandbox}</h2>
            <Facts rows={sandbox.map(({ name, value, about }) => [name, value || texts.empty, about])} />
          </section>
        )}
        {all.length > 0 && <Settings settings={all} />}
      </div>
    </>
  )
}

function Disk({ storage }: { storage: Storage }) {
  const texts = t().operators
  const used = storage.total_bytes - storage.free_bytes
  const share = storage.total_bytes > 0 ? (used / storage.total_bytes) * 100 : 0
  const isTight = storage.free_bytes < 3 * storage.min_free_bytes
  return (
    <div class="operator-split is-even">
      <section class="card">
        <h2>{texts.disk}</h2>
        {storage.fault && <Notice kind="error">{storage.fault}</Notice>}
        <svg
          class={isTight ? 'meter is-tight' : 'meter'}
          viewBox="0 0 100 3"
          preserveAspectRatio="none"
          role="img"
          aria-label={texts.diskUsed(formatBytes(used), formatBytes(storage.total_bytes))}
        >
          <rect class="meter-all" width="100" height="3" />
          <rect class="meter-used" width={share.toFixed(2)} height="3" />
        </svg>
        <Facts
          rows={[
            [texts.free, formatBytes(storage.free_bytes), texts.ofTotal(formatBytes(storage.total_bytes))],
            [texts.minFree, formatBytes(storage.min_free_bytes), texts.minFreeHint],
            [texts.filesIn, texts.places[storage.files_in]],
          ]}
        />
      </section>
      <section class="card">
        <h2>{texts.retention}</h2>
        <Facts
          rows={[
            [texts.files, formatNumber(storage.files)],
            [texts.unusedFiles, formatNumber(storage.unused_files), texts.unusedHint],
            [texts.keepFiles, texts.days(formatNumber(storage.keep_days))],
            [texts.keepCallbacks, texts.days(formatNumber(storage.keep_callback_days))],
            [texts.keepUploads, texts.hours(formatNumber(Math.round(storage.upload_seconds / 3_600)))],
          ]}
        />
      </section>
    </div>
  )
}

const Facts = ({ rows }: { rows: readonly (readonly [string, string, string?])[] }) => (
  <dl class="facts">
    {rows.map(([label, value, hint]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value} {hint && <span class="hint">{hint}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

function Settings({ settings }: { settings: readonly Setting[] }) {
  const texts = t().operators
  const [words, setWords] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(true)
  const shown = settings.filter(
    ({ name, about, is_set }) =>
      (!onlyChanged || is_set) && `${name} ${about}`.toLowerCase().includes(words.trim().toLowerCase()),
  )
  return (
    <section class="card table-card">
      <header class="card-head">
        <h2>{texts.settings}</h2>
        <div class="filters">
          <label class="check">
            <input
              type="checkbox"
              checked={onlyChanged}
              onChange={event => setOnlyChanged(event.currentTarget.checked)}
            />
            {texts.onlyChanged}
          </label>
          <label class="filter-text">
            <span class="unseen">{texts.search}</span>
            <input
              type="search"
              placeholder={texts.search}
              value={words}
              onInput={event => setWords(event.currentTarget.value)}
            />
          </label>
        </div>
      </header>
      <ScrollTable label={texts.settings}>
        <thead>
          <tr>
            <th>{texts.name}</th>
            <th>{texts.value}</th>
            <th>{texts.what}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, value, is_set, is_secret, about }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td class="setting-value">
                {is_secret ? (
                  <span class="dim">{is_set ? texts.secretSet : texts.secretUnset}</span>
                ) : (
                  <code class={is_set ? 'is-set' : 'dim'}>{value || texts.empty}</code>
                )}
              </td>
              <td class="dim setting-about">{about}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
