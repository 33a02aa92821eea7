import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function InstitutionLayout() {
  return (
    <SiteFrame layout="institution">
      <Outlet />
    </SiteFrame>
  )
}
