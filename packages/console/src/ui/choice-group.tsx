type Props<T extends string> = {
  label: string
  value: T
  choices: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A group of choices side by side. */
export function ChoiceGroup<T extends string>({ label, value, choices, onChange }: Props<T>) {
  return (
    <div class="choice-group" role="radiogroup" aria-label={label}>
      {choices.map(one => (
        <label key={one.value} class="choice">
          <input
            type="radio"
            name={label}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  )
}
