import { useId, type ReactNode } from 'react'
import styles from './foundations.module.css'

export interface FoundationPageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

export function FoundationPage({ title, lead, children }: FoundationPageProps) {
  return (
    <article className={styles.page}>
      <header className={`comb ${styles.opening}`}>
        <div className="container">
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
      <div className={`container ${styles.parts}`}>{children}</div>
    </article>
  )
}

export interface PartProps {
  title: string
  text?: ReactNode
  children?: ReactNode
}

export function Part({ title, text, children }: PartProps) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {text ? <p className={styles.partText}>{text}</p> : null}
      {children}
    </section>
  )
}

/** The name of a token, as it is written in a style sheet. */
export function Token({ name }: { name: string }) {
  return <code className={styles.token}>--{name}</code>
}

export interface RuleTableProps {
  caption: string
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
}

/** A plain table whose words wrap: three columns at most, so that it holds on a phone. */
export function RuleTable({ caption, head, rows }: RuleTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
