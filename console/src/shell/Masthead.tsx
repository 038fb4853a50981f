import {
  Masthead as PfMasthead,
  MastheadBrand,
  MastheadContent,
  MastheadLogo,
  MastheadMain,
  MastheadToggle,
  PageToggleButton,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
} from '@patternfly/react-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageMenu } from './LanguageMenu';
import { ThemeMenu } from './ThemeMenu';
import { UserMenu } from './UserMenu';
import { Wordmark } from './Wordmark';

type MastheadProps = { readonly isNavOpen: boolean; readonly onNavToggle: () => void };

export function Masthead({ isNavOpen, onNavToggle }: MastheadProps) {
  const { t } = useTranslation('public');
  return (
    <PfMasthead id="page-main-header" display={{ default: 'inline' }}>
      <MastheadMain>
        <MastheadToggle>
          <PageToggleButton
            id="nav-toggle"
            isHamburgerButton
            aria-label={t('Global navigation')}
            isSidebarOpen={isNavOpen}
            onSidebarToggle={onNavToggle}
          />
        </MastheadToggle>
        <MastheadBrand>
          <MastheadLogo component={(props) => <Link {...props} to="/" />}>
            <Wordmark />
          </MastheadLogo>
        </MastheadBrand>
      </MastheadMain>
      <MastheadContent>
        <Toolbar isFullHeight isStatic>
          <ToolbarContent>
            <ToolbarGroup variant="action-group-plain" align={{ default: 'alignEnd' }}>
              <ToolbarItem>
                <LanguageMenu />
              </ToolbarItem>
              <ToolbarItem>
                <ThemeMenu />
              </ToolbarItem>
            </ToolbarGroup>
            <ToolbarItem>
              <UserMenu />
            </ToolbarItem>
          </ToolbarContent>
        </Toolbar>
      </MastheadContent>
    </PfMasthead>
  );
}
