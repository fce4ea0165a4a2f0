import { useEffect, useId, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'

type Props = { current: readonly string[]; files: readonly File[]; onPick: (files: readonly File[]) => void }

const MOST = 7
const isPicture = ({ type }: File): boolean => ['image/png', 'image/jpeg', 'image/webp'].includes(type)

/** Other pictures for a segment: chosen, dropped or pasted. */
export function PicturePicker({ current, files, onPick }: Props) {
  const texts = t().film
  const id = useId()
  const urls = useObjectUrls(files)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | undefined | null): void => {
    const pictures = [...(list ?? [])].filter(isPicture).slice(0, MOST)
    if (pictures.length > 0) onPick(pictures)
  }
  const shown = files.length > 0 ? urls : current
  return (
    <div
      class={isOver ? 'field picture-picker is-over' : 'field picture-picker'}
      role="group"
      aria-label={texts.pictures}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer?.files)
      }}
      onPaste={event => take(event.clipboardData?.files)}
    >
      <span class="field-label">{texts.pictures}</span>
      <div class="picture-row">
        {shown.map((url, nth) => (
          <img key={url} src={url} alt={texts.picture(nth + 1)} />
        ))}
        <label class="button small" for={id}>
          <Icon name="upload" />
          {texts.otherPicture}
        </label>
        <input
          id={id}
          class="unseen"
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp"
          onChange={event => take(event.currentTarget.files)}
        />
        {files.length > 0 && (
          <button type="button" class="quiet small" onClick={() => onPick([])}>
            {texts.keepPictures}
          </button>
        )}
      </div>
    </div>
  )
}

function useObjectUrls(files: readonly File[]): string[] {
  const [urls, setUrls] = useState<string[]>([])
  useEffect(() => {
    const made = files.map(file => URL.createObjectURL(file))
    setUrls(made)
    return () => made.forEach(url => URL.revokeObjectURL(url))
  }, [files])
  return urls
}
