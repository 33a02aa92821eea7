import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function PublicLayout() {
  return (
    <SiteFrame layout="public">
      <Outlet />
    </SiteFrame>
  )
}
