import { useRef, useState } from 'preact/hooks'
import { formatBytes } from '../core/format.ts'
import { bringFile, broughtFile } from '../session/upload-local-files.ts'
import { creationKind } from '../task-parts/creation-kind.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import type { FieldSpec } from './catalogue.ts'
import type { ControlProps } from './control-props.ts'
import { findFileProblem } from './find-file-problem.ts'

/** Pictures, clips or sounds: dropped, pasted, chosen, or by URL. */
export function MediaControl({ id, field, value, describedBy, onChange }: ControlProps) {
  const texts = t().make.media
  const isList = field.kind === 'list'
  const spec: FieldSpec = field.of ?? field
  const uris = isList ? ((value as string[] | undefined) ?? []) : value ? [value as string] : []
  const most = isList ? (field.max ?? 1) : 1
  const [waiting, setWaiting] = useState(0)
  const [refused, setRefused] = useState('')
  const [isOver, setOver] = useState(false)
  const latest = useRef(uris)
  latest.current = uris
  const give = (next: string[]): void => {
    latest.current = next
    onChange(isList ? next : next.at(-1))
  }
  const bring = async (files: Iterable<File>): Promise<void> => {
    setRefused('')
    for (const file of files) {
      const why = findFileProblem(file, spec)
      if (why) {
        setRefused(
          `${file.name}: ${why.formats ? texts.wrongFormat(why.formats) : texts.tooLarge(formatBytes(why.maxBytes ?? 0))}`,
        )
        continue
      }
      setWaiting(count => count + 1)
      try {
        const uri = await bringFile(file)
        give(isList ? [...latest.current, uri].slice(-most) : [uri])
      } catch (error) {
        setRefused(`${file.name}: ${explain(error)}`)
      }
      setWaiting(count => count - 1)
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void bring(event.dataTransfer?.files ?? [])
  }
  const paste = (event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain').trim() ?? ''
    if (files.length > 0) void bring(files)
    else if (/^https?:\/\/\S+$/.test(text)) give(isList ? [...uris, text].slice(-most) : [text])
    else return
    event.preventDefault()
  }
  return (
    <div
      class={isOver ? 'media is-over' : 'media'}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {uris.map((uri, index) => (
        <figure class="media-item" key={uri}>
          <Thumbnail uri={uri} kind={spec.kind} />
          <button
            type="button"
            class="icon-button"
            aria-label={texts.remove(index + 1)}
            onClick={() => give(uris.filter(one => one !== uri))}
          >
            <Icon name="close" />
          </button>
        </figure>
      ))}
      {waiting > 0 && (
        <div class="media-item is-waiting" role="status">
          <span class="spinner-ring" />
          <span class="unseen">{texts.bringing}</span>
        </div>
      )}
      {uris.length < most && (
        <label class="media-add">
          <input
            id={id}
            class="unseen"
            type="file"
            multiple={most > 1}
            accept={(spec.formats ?? []).map(one => `.${one === 'jpeg' ? 'jpg,.jpeg' : one}`).join(',')}
            disabled={field.state !== 'open'}
            aria-label={texts.add[spec.kind as 'picture' | 'clip' | 'sound']}
            aria-describedby={describedBy || undefined}
            onChange={event => {
              void bring(event.currentTarget.files ?? [])
              event.currentTarget.value = ''
            }}
          />
          <Icon name="upload" />
          <span>
            <strong>{texts.add[spec.kind as 'picture' | 'clip' | 'sound']}</strong> {texts.how}
          </span>
        </label>
      )}
      {refused && (
        <p class="field-error" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}

function Thumbnail({ uri, kind }: { uri: string; kind: FieldSpec['kind'] }) {
  const file = broughtFile(uri)
  const url = file?.shownUrl ?? uri
  const name = file?.name || uri.split('/').at(-1)?.split('?')[0] || uri
  // The page only shows the service's own files; other URLs and 3D models are shown by name.
  const isModel = name.toLowerCase().endsWith('.glb')
  if (kind === 'picture' && !isModel && (file || creationKind(uri) === 'picture') && isShowable(url))
    return <img src={url} alt={name} />
  if (kind === 'clip' && file) return <video src={url} muted preload="metadata" aria-label={name} />
  if (kind === 'sound' && file) return <audio src={url} controls aria-label={name} />
  return <figcaption>{name}</figcaption>
}

const isShowable = (url: string): boolean => url.startsWith('blob:') || new URL(url).origin === location.origin
