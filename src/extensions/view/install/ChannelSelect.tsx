import { useState } from 'react';
import { FormGroup, MenuToggle, Select, SelectList, SelectOption } from '@patternfly/react-core';
import { useT } from '~/i18n';
import type { CatalogPackage } from '~/olm/content/catalogPackage';
import { CHANNEL } from '~/extensions/rules/installForm';

/** The channels of a package. Those with names that the API rejects are disabled, with the reason. */
export function ChannelSelect({ content, value, onChoose }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const textOf = (channel: string) => {
    if (channel === '') return t('Any channel');
    return channel === content?.defaultChannel
      ? t('{{channel}} (default channel)', { channel })
      : channel;
  };
  const channels = [...(content?.channels ?? []).map(({ channel }) => channel), ''];
  return (
    <FormGroup fieldId={ID} label={t('Channel')}>
      <Select
        isOpen={isOpen}
        selected={value}
        onSelect={(_, channel) => {
          if (typeof channel === 'string') onChoose(channel);
          setOpen(false);
        }}
        onOpenChange={setOpen}
        isScrollable
        toggle={(ref) => (
          <MenuToggle
            ref={ref}
            id={ID}
            isFullWidth
            isExpanded={isOpen}
            aria-label={`${t('Channel')} ${textOf(value)}`}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            {textOf(value)}
          </MenuToggle>
        )}
      >
        <SelectList aria-label={t('Channel')}>
          {channels.map((channel) => (
            <SelectOption
              key={channel}
              value={channel}
              {...(channel !== '' &&
                !CHANNEL.test(channel) && {
                  isAriaDisabled: true,
                  description: t(
                    'OLM v1 supports only lowercase letters, numbers, hyphens, and periods.',
                  ),
                })}
            >
              {textOf(channel)}
            </SelectOption>
          ))}
        </SelectList>
      </Select>
    </FormGroup>
  );
}

const ID = 'extension-channel';

type Props = {
  readonly content: CatalogPackage | null;
  /** Empty: any. */
  readonly value: string;
  readonly onChoose: (channel: string) => void;
};
