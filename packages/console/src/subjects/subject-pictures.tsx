import { useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

/** `data` is set for a new picture; `isKept` for a stored one. */
export type Picture = { url: string; data?: string; isKept?: true }

type Props = {
  pictures: readonly Picture[]
  onChange: (pictures: readonly Picture[]) => void
  problem: string | undefined
}

const MOST = 3

/** Up to three pictures: chosen, dropped or pasted. */
export function SubjectPictures({ pictures, onChange, problem }: Props) {
  const texts = t().subjects
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const add = async (files: Iterable<File>): Promise<void> => {
    const wanted = [...files].filter(file => file.type.startsWith('image/')).slice(0, MOST - pictures.length)
    const read = await Promise.all(wanted.map(readPicture))
    onChange([...pictures, ...read].slice(0, MOST))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void add(event.dataTransfer?.files ?? [])
  }
  return (
    <fieldset
      class={isOver ? 'subject-drop is-over' : 'subject-drop'}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={event => void add(event.clipboardData?.files ?? [])}
    >
      <legend class="field-label">{texts.pictures}</legend>
      <ul class="subject-thumbs">
        {pictures.map((one, at) => (
          <li key={one.url}>
            <img src={one.data ?? one.url} alt={texts.pictureNumber(at + 1)} />
            <button
              type="button"
              class="icon-button"
              aria-label={texts.removePicture(at + 1)}
              onClick={() => onChange(pictures.filter(other => other !== one))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {pictures.length < MOST && (
          <li>
            <button type="button" class="subject-add" onClick={() => input.current?.click()}>
              <Icon name="upload" />
              {texts.addPicture}
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        multiple
        hidden
        aria-label={texts.addPicture}
        onChange={event => {
          void add(event.currentTarget.files ?? [])
          event.currentTarget.value = ''
        }}
      />
      <p class="field-hint">{texts.picturesHint}</p>
      {problem && <p class="field-error">{problem}</p>}
    </fieldset>
  )
}

const readPicture = (file: File): Promise<Picture> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const data = reader.result as string
      resolve({ url: `${file.name} ${file.size} ${crypto.randomUUID()}`, data })
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
