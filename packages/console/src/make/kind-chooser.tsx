import { useState } from 'preact/hooks'
import { address } from '../core/route.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { KIND_SAMPLES } from './kind-samples.ts'
import type { Catalogue } from './catalogue.ts'

/** Kinds that most people want; all others are one press away. */
const SHORT = ['text2video', 'img2video', 'reference2image', 'audio-tts', 'one-click/general_one_click']

const GROUPS = {
  clips: [
    'text2video',
    'img2video',
    'start-end2video',
    'multiframe',
    'extend',
    'upscale-new',
    'upscale',
    'reference2video',
    'lip-sync',
    'digital-human',
  ],
  stills: ['reference2image', 'audio-tts', 'audio-clone', 'text2audio', 'timing2audio'],
  films: [] as string[],
}
type Group = keyof typeof GROUPS

const groupOf = (name: string): Group =>
  GROUPS.clips.includes(name) ? 'clips' : GROUPS.stills.includes(name) ? 'stills' : 'films'

type Kind = { name: string; title: string; does: string }

function kindsOf({ generators }: Catalogue): Kind[] {
  const texts: Record<string, { title: string; does: string }> = t().generators
  return generators.map(({ name, summary }) => ({
    name,
    title: texts[name]?.title ?? name,
    does: texts[name]?.does ?? summary,
  }))
}

type Props = { catalogue: Catalogue; current: string }

/** A short list of what can be made, and all of it with a search. */
export function KindChooser({ catalogue, current }: Props) {
  const texts = t().make
  const [isOpen, setOpen] = useState(false)
  const kinds = kindsOf(catalogue)
  const short = kinds.filter(({ name }) => SHORT.includes(name) || name === current)
  return (
    <nav class="generators" aria-label={texts.what}>
      <ul>
        {short.map(({ name, title }) => (
          <li key={name}>
            <a
              class="pill"
              href={address('make', name.split('/'))}
              aria-current={name === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
        <li>
          <button type="button" class="pill" onClick={() => setOpen(true)}>
            <Icon name="search" />
            {texts.allKinds(kinds.length)}
          </button>
        </li>
      </ul>
      {isOpen && <AllKinds kinds={kinds} current={current} onClose={() => setOpen(false)} />}
    </nav>
  )
}

/** A cell of the sheet of samples; nothing for a kind without one. */
function KindSample({ name }: { name: string }) {
  const at = KIND_SAMPLES.findIndex(one => one === name)
  if (at < 0) return null
  return <span class="kind-sample" style={{ backgroundPositionY: `${(100 * at) / (KIND_SAMPLES.length - 1)}%` }} />
}

function AllKinds({ kinds, current, onClose }: { kinds: readonly Kind[]; current: string; onClose: () => void }) {
  const texts = t().make
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = kinds.filter(({ name, title, does }) => `${name} ${title} ${does}`.toLowerCase().includes(wanted))
  return (
    <Dialog title={texts.what} onClose={onClose} class="wide">
      <div class="stack">
        <input
          type="search"
          aria-label={texts.searchKinds}
          placeholder={texts.searchKinds}
          value={query}
          autoFocus
          onInput={event => setQuery(event.currentTarget.value)}
        />
        {found.length === 0 && <p class="dim">{texts.noKind}</p>}
        {(Object.keys(GROUPS) as Group[]).map(group => {
          const own = found.filter(({ name }) => groupOf(name) === group)
          return (
            own.length > 0 && (
              <section key={group}>
                <h3>{texts.groups[group]}</h3>
                <ul class="kind-list">
                  {own.map(({ name, title, does }) => (
                    <li key={name}>
                      <a
                        href={address('make', name.split('/'))}
                        aria-current={name === current ? 'page' : undefined}
                        onClick={onClose}
                      >
                        <KindSample name={name} />
                        <b>{title}</b>
                        <span class="hint">{does}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )
          )
        })}
      </div>
    </Dialog>
  )
}
