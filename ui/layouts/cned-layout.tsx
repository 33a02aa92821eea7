import { Outlet } from 'react-router'
import { SiteFrame } from './site-frame.tsx'

export default function CnedLayout() {
  return (
    <SiteFrame layout="cned">
      <Outlet />
    </SiteFrame>
  )
}
