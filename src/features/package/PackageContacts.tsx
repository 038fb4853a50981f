import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { List, ListItem } from '@patternfly/react-core';
import type { PackageChannel } from '~/domain/catalog/operatorPackage';
import { useT } from '~/i18n';
import { Fact, WebText } from './Fact';

/** Who made it, where it lives and who helps. */
export function PackageContacts({ channel, publisher }: Props) {
  const t = useT();
  const { createdAt, repository, containerImage, support, links, maintainers } = channel;
  return (
    <>
      <Fact term={t('Catalog publisher')}>{publisher}</Fact>
      <Fact term={t('Created')}>{createdAt === null ? null : <CreatedAt text={createdAt} />}</Fact>
      <Fact term={t('Repository')}>
        {repository === null ? null : <WebText url={repository} />}
      </Fact>
      <Fact term={t('Container image')}>
        {containerImage === null ? null : (
          <span className="operator-hub__mono">{containerImage}</span>
        )}
      </Fact>
      <Fact term={t('Support')}>{support === null ? null : <WebText url={support} />}</Fact>
      <Fact term={t('Links')}>
        {links.length === 0 ? null : (
          <List isPlain>
            {links.map(({ name, url }) => (
              <ListItem key={`${name} ${url}`}>
                <WebText url={url} text={name} />
              </ListItem>
            ))}
          </List>
        )}
      </Fact>
      <Fact term={t('Maintainers')}>
        {maintainers.length === 0 ? null : (
          <List isPlain>
            {maintainers.map(({ name, email }) => (
              <ListItem key={`${name} ${email}`}>
                {email === '' ? name : <a href={`mailto:${email}`}>{name}</a>}
              </ListItem>
            ))}
          </List>
        )}
      </Fact>
    </>
  );
}

type Props = { readonly channel: PackageChannel; readonly publisher: string };

/** Authors write dates in many ways; one that cannot be read is shown as written. */
function CreatedAt({ text }: { readonly text: string }) {
  return Number.isNaN(Date.parse(text)) ? text : <Timestamp timestamp={text} simple />;
}
