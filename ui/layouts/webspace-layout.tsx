import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function WebspaceLayout() {
  return (
    <SiteFrame layout="webspace">
      <Outlet />
    </SiteFrame>
  )
}
