import { useDayText } from '~/ui/timeText';
import { createdIn } from '~/olm/packages/createdAt';
import { Timestamp } from '@openshift-console/dynamic-plugin-sdk';
import { List, ListItem } from '@patternfly/react-core';
import { Mono } from '~/ui/Mono';
import type { PackageChannel } from '~/olm/packages/operatorPackage';
import { mailIn, supportPageOf } from '~/olm/packages/support';
import { useT } from '~/i18n';
import { Fact, WebText } from './Fact';

/** Provider, repository and support of a package. */
export function PackageContacts({ channel, publisher }: Props) {
  const t = useT();
  const { createdAt, repository, containerImage, support, links, maintainers } = channel;
  const supportPage = supportPageOf(channel);
  return (
    <>
      <Fact term={t('Catalog publisher')}>{publisher}</Fact>
      <Fact term={t('Created')}>{createdAt === null ? null : <CreatedAt text={createdAt} />}</Fact>
      <Fact term={t('Repository')}>
        {repository === null ? null : <WebText url={repository} />}
      </Fact>
      <Fact term={t('Container image')}>
        {containerImage === null ? null : <Mono>{containerImage}</Mono>}
      </Fact>
      <Fact term={t('Support')}>{support === null ? null : <SupportText text={support} />}</Fact>
      <Fact term={t('Support page')}>
        {supportPage === null ? null : <WebText url={supportPage} text={t('Get support')} />}
      </Fact>
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
                <MailText name={name} email={email} />
              </ListItem>
            ))}
          </List>
        )}
      </Fact>
    </>
  );
}

type Props = { readonly channel: PackageChannel; readonly publisher: string };

/** A web address, a mail address or any other text. */
function SupportText({ text }: { readonly text: string }) {
  return mailIn(text) === null ? <WebText url={text} /> : <MailText name={text} email={text} />;
}

function MailText({ name, email }: { readonly name: string; readonly email: string }) {
  const address = mailIn(email);
  if (address !== null) return <a href={address}>{name}</a>;
  return email === '' || email === name ? name : `${name}: ${email}`;
}

/** Authors use different date formats. An unreadable date is shown unchanged. */
function CreatedAt({ text }: { readonly text: string }) {
  const dayText = useDayText();
  const created = createdIn(text);
  if (created === null) return text;
  return created.isDay ? dayText(created.time) : <Timestamp timestamp={text} simple />;
}
