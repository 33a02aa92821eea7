import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState, type FocusEvent, type FormEventHandler, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'
import styles from './search-box.module.css'

export interface SearchSuggestion {
  id: string
  label: string
  /** Where it is found: a subject, a school year. */
  detail?: string | undefined
}

export interface SearchBoxProps {
  label: string
  /** The page of the results: without scripts the form goes there, with the query in its address. */
  action: string
  name?: string | undefined
  defaultValue?: string | undefined
  placeholder?: string | undefined
  /** For the query as it is typed. Undefined: the box suggests nothing. Empty: nothing was found. */
  suggestions?: readonly SearchSuggestion[] | undefined
  loading?: boolean | undefined
  onQueryChange?: ((query: string) => void) | undefined
  /** Without it, a suggestion that is chosen becomes the query, and the form is sent. */
  onChoose?: ((suggestion: SearchSuggestion) => void) | undefined
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined
  /** Whatever changes in the form: the query, or the fields below it. */
  onInput?: FormEventHandler<HTMLFormElement> | undefined
  /** Fields that narrow the search down. */
  children?: ReactNode
}

/** The option after or before the active one; past an end comes the field itself, which is -1. */
function activeAfter(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1
  return undefined
}

export function SearchBox({
  label,
  action,
  name = 'q',
  defaultValue = '',
  placeholder,
  suggestions,
  loading = false,
  onQueryChange,
  onChoose,
  onSubmit,
  onInput,
  children,
}: SearchBoxProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(defaultValue)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const suggests = hydrated && suggestions !== undefined
  const options = suggests && !loading ? suggestions : []
  const shown = suggests && open && query.trim() !== ''
  const expanded = shown && options.length > 0
  const activeOption = expanded ? options[active] : undefined

  const type = (text: string) => {
    setQuery(text)
    setActive(-1)
    setOpen(true)
    onQueryChange?.(text)
  }
  const clear = () => {
    type('')
    input.current?.focus()
  }
  const choose = (suggestion: SearchSuggestion) => {
    setOpen(false)
    setActive(-1)
    if (onChoose) {
      onChoose(suggestion)
      return
    }
    // The field carries the query: it must hold the suggestion before the form is sent.
    flushSync(() => setQuery(suggestion.label))
    form.current?.requestSubmit()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!suggests) return
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
      return
    }
    if (event.key === 'Enter' && activeOption) {
      event.preventDefault()
      choose(activeOption)
      return
    }
    const next = activeAfter(event.key, expanded ? active : -1, options.length)
    if (next === undefined || options.length === 0) return
    event.preventDefault()
    setOpen(true)
    setActive(next)
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    <form ref={form} className={styles.search} role="search" method="get" action={action} onSubmit={onSubmit} onInput={onInput} onBlur={handleBlur}>
      <label className="visually-hidden" htmlFor={`${id}-query`}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          className={classNames(field.control, styles.input)}
          id={`${id}-query`}
          name={name}
          type={suggests ? 'text' : 'search'}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          placeholder={placeholder}
          value={query}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          {...(suggests
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list' as const,
                'aria-expanded': expanded,
                'aria-controls': `${id}-suggestions`,
                'aria-activedescendant': activeOption ? `${id}-${activeOption.id}` : undefined,
              }
            : {})}
        />
        {hydrated && query !== '' && (
          <button type="button" className={styles.clear} aria-label={t`Effacer la recherche`} onClick={clear}>
            <Icon name="cross" className={styles.cross} />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={t`Rechercher`}>
          <Icon name="search" className={styles.magnifier} />
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {shown && loading && <Trans>Recherche en cours…</Trans>}
        {expanded && <Plural value={options.length} one="# suggestion" other="# suggestions" />}
        {shown && !loading && !expanded && <Trans>Aucune suggestion pour « {query} »</Trans>}
      </p>
      {shown && !expanded && (
        <p className={classNames(styles.panel, styles.message)} aria-hidden="true">
          {loading ? <Trans>Recherche en cours…</Trans> : <Trans>Aucune suggestion pour « {query} »</Trans>}
        </p>
      )}
      {suggests && (
        <div id={`${id}-suggestions`} className={styles.panel} role="listbox" aria-label={t`Suggestions`} hidden={!expanded}>
          {options.map((suggestion) => (
            <button
              key={suggestion.id}
              type="button"
              id={`${id}-${suggestion.id}`}
              className={styles.option}
              role="option"
              aria-selected={suggestion === activeOption}
              tabIndex={-1}
              // The field keeps the focus, as the keys go on being typed there.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.label}</span>
              {suggestion.detail ? <span className={styles.detail}>{suggestion.detail}</span> : null}
            </button>
          ))}
        </div>
      )}
      {children}
    </form>
  )
}
