/** The name of the page in the browser's tab, with the product's behind it. */
export const PageTitle = ({ children, description }: { children: string; description?: string }) => (
  <>
    <title>{`${children} · Alvéole`}</title>
    {description !== undefined && <meta name="description" content={description} />}
  </>
)
