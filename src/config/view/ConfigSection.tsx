import { type ReactNode, useId } from 'react';
import { Title } from '@patternfly/react-core';
import { FieldFinding } from './FieldFinding';
import './config.css';

/** A section of the settings. */
export function ConfigSection({ title, description, member, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="operator-hub__config-section">
      <Title id={id} headingLevel="h3" size="md">
        {title}
      </Title>
      <p className="operator-hub__config-description">{description}</p>
      {children}
      {member !== undefined && <FieldFinding path={member} />}
    </section>
  );
}

type Props = {
  readonly title: string;
  readonly description: string;
  /** The field of `spec.config` whose own problems are shown here, without those of its rows. */
  readonly member?: string;
  readonly children: ReactNode;
};
